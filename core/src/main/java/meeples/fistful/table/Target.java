package meeples.fistful.table;

/** Something on the table that can be pointed at, lit up, or pointed to by a prompt. */
public record Target(TargetKind kind, int index) {

    public static Target location(int place) {
        return new Target(TargetKind.LOCATION, place);
    }

    public static Target space(int space) {
        return new Target(TargetKind.SPACE, space);
    }

    public static Target marquee(int building) {
        return new Target(TargetKind.MARQUEE, building);
    }

    public static Target bag() {
        return new Target(TargetKind.BAG, 0);
    }

    public static Target bank() {
        return new Target(TargetKind.BANK, 0);
    }

    public static Target graveyard() {
        return new Target(TargetKind.GRAVEYARD, 0);
    }

    public static Target explosion() {
        return new Target(TargetKind.EXPLOSION, 0);
    }

    public static Target handMeeple(int kind) {
        return new Target(TargetKind.HAND_MEEPLE, kind);
    }

    public static Target supply(int seat) {
        return new Target(TargetKind.SUPPLY, seat);
    }

    public static Target die(int space) {
        return new Target(TargetKind.DIE, space);
    }
}
