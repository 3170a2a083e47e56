package meeples;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeGradleTestFixtures;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import meeples.app.Games;
import meeples.play.Rules;

/**
 * Arrows point down only: what decides knows nothing of what shows, what serves any game knows no
 * game, and games know nothing of each other. CONTRIBUTING has the picture.
 */
@AnalyzeClasses(
        packages = "meeples",
        importOptions = {DoNotIncludeTests.class, DoNotIncludeGradleTestFixtures.class})
class LayeringTest {
    /** The packages of all games: a game lives in the one of its name. */
    private static final List<String> GAMES =
            Games.all().list().stream().map(game -> "meeples." + game.name()).toList();

    /** The floors of a game, from the ground up. */
    private static final List<String> DECIDING_FLOORS = List.of("model", "rules", "notation", "ai");

    private static final List<String> SHOWING_FLOORS = List.of("table", "ui");

    private static final String[] ALL_GAMES = ofGames("");
    private static final String[] DECIDING =
            ofGames(DECIDING_FLOORS, "meeples.play..", "meeples.search..", "meeples.puzzle..");

    /** Whatever is neither one game's nor the list of games: a new package is neutral by itself. */
    private static final DescribedPredicate<JavaClass> IS_NEUTRAL =
            resideInAPackage("meeples..")
                    .and(not(resideInAPackage("meeples.app..")))
                    .and(not(resideInAnyPackage(ALL_GAMES)))
                    .as("is neutral");

    private static final DescribedPredicate<JavaClass> SHOWS =
            IS_NEUTRAL
                    .and(not(resideInAnyPackage(DECIDING)))
                    .or(resideInAPackage("meeples.app.."))
                    .or(resideInAnyPackage(ofGames(SHOWING_FLOORS)))
                    .as("shows");

    /** A floor of every game. */
    private static String[] ofGames(String floor) {
        return GAMES.stream().map(game -> game + floor + "..").toArray(String[]::new);
    }

    /** Floors of every game, and other packages. */
    private static String[] ofGames(List<String> floors, String... others) {
        List<String> all = new ArrayList<>(List.of(others));
        for (String floor : floors) {
            all.addAll(List.of(ofGames("." + floor)));
        }
        return all.toArray(String[]::new);
    }

    private static String[] and(String[] some, String... more) {
        return Stream.concat(Arrays.stream(some), Arrays.stream(more)).toArray(String[]::new);
    }

    @ArchTest
    static final ArchRule whatDecidesDoesNotKnowWhatShows =
            noClasses().that().resideInAnyPackage(DECIDING).should().dependOnClassesThat(SHOWS);

    @ArchTest
    static final ArchRule whatDecidesKnowsNoLibraryClockThreadChanceOrReflection =
            noClasses()
                    .that()
                    .resideInAnyPackage(DECIDING)
                    .should()
                    .dependOnClassesThat(
                            resideInAnyPackage(
                                            "com.badlogic..",
                                            "java.time..",
                                            "java.util.concurrent..",
                                            "java.lang.reflect..",
                                            "java.io..",
                                            "java.nio..")
                                    .or(
                                            DescribedPredicate.describe(
                                                    "chance or threads",
                                                    type ->
                                                            Set.of(
                                                                            "java.util.Random",
                                                                            "java.lang.Thread",
                                                                            "java.lang.ThreadLocal",
                                                                            "java.util.Timer")
                                                                    .contains(type.getName()))))
                    .orShould()
                    .callMethod(System.class, "currentTimeMillis")
                    .orShould()
                    .callMethod(System.class, "nanoTime")
                    .orShould()
                    .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule whatServesAnyGameKnowsNone =
            noClasses()
                    .that(IS_NEUTRAL)
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(ALL_GAMES);

    @ArchTest
    static void gamesDoNotKnowEachOther(JavaClasses classes) {
        for (String game : GAMES) {
            String[] others =
                    GAMES.stream()
                            .filter(other -> !other.equals(game))
                            .map(other -> other + "..")
                            .toArray(String[]::new);
            noClasses()
                    .that()
                    .resideInAPackage(game + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(others)
                    .check(classes);
        }
    }

    /** A package beside these would be guarded by no rule. */
    @ArchTest
    static void everyGameHasTheSameFloors(JavaClasses classes) {
        for (String game : GAMES) {
            List<String> floors = new ArrayList<>(List.of(game));
            DECIDING_FLOORS.forEach(floor -> floors.add(game + "." + floor + ".."));
            SHOWING_FLOORS.forEach(floor -> floors.add(game + "." + floor + ".."));
            classes()
                    .that()
                    .resideInAPackage(game + "..")
                    .should()
                    .resideInAnyPackage(floors.toArray(String[]::new))
                    .check(classes);
        }
    }

    /** A game hands its parts to the rooms; it does not reach into them. */
    @ArchTest
    static final ArchRule gamesDoNotKnowTheRooms =
            noClasses()
                    .that()
                    .resideInAnyPackage(and(ALL_GAMES, "meeples.game.."))
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("meeples.room..");

    @ArchTest
    static final ArchRule theGameIsPlayedWithoutBeingSearched =
            noClasses()
                    .that()
                    .resideInAnyPackage(ofGames(List.of("model", "rules"), "meeples.play.."))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(ofGames(List.of("ai"), "meeples.search.."));

    /** All others ask Game.dealtAnew, so that hidden things are dealt anew at one place. */
    @ArchTest
    static final ArchRule onlyWhoPlaysOrThinksDealsSecretsAnew =
            noClasses()
                    .that()
                    .resideOutsideOfPackages(
                            ofGames(List.of("rules", "ai"), "meeples.play..", "meeples.search.."))
                    .should()
                    .callMethodWhere(
                            DescribedPredicate.describe(
                                    "deals secrets anew",
                                    call ->
                                            call.getName().equals("resample")
                                                    && call.getTargetOwner()
                                                            .isAssignableTo(Rules.class)));

    @ArchTest
    static void thePositionIsThereBeforeItsRules(JavaClasses classes) {
        for (String game : GAMES) {
            String model = game + ".model..";
            noClasses()
                    .that()
                    .resideInAPackage(model)
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage(game + "..").and(not(resideInAPackage(model))))
                    .check(classes);
        }
    }

    @ArchTest
    static final ArchRule theTableDoesNotKnowTheScreens =
            noClasses()
                    .that()
                    .resideInAnyPackage(ofGames(List.of("table"), "meeples.table.."))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            ofGames(
                                    List.of("ui"),
                                    "meeples.ui..",
                                    "meeples.room..",
                                    "meeples.game..",
                                    "meeples.app.."));

    @ArchTest
    static final ArchRule onlyTheApplicationKnowsEveryone =
            noClasses()
                    .that()
                    .resideOutsideOfPackage("meeples.app..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("meeples.app..");

    @ArchTest
    static final ArchRule packagesDoNotRunInCircles =
            slices().matching("meeples.(**)").should().beFreeOfCycles();

    private static final DescribedPredicate<JavaClass> ARE_RECORDS =
            DescribedPredicate.describe("are records", JavaClass::isRecord);

    /** The GWT compiler crashes on them, a minute later and with a riddle for a message. */
    @ArchTest
    static final ArchRule recordsHaveNoStaticFields =
            fields().that().areDeclaredInClassesThat(ARE_RECORDS).should().notHaveModifier(STATIC);

    /** It crashes on more than the one that a record has by itself, too. */
    @ArchTest
    static final ArchRule recordsHaveNoOtherConstructors =
            classes()
                    .that(ARE_RECORDS)
                    .should(
                            ArchCondition.from(
                                    DescribedPredicate.describe(
                                            "have one constructor",
                                            record -> record.getConstructors().size() == 1)));

    /** What GWT's class library lacks, as far as it is easily forgotten. */
    @ArchTest
    static final ArchRule theBrowserHasAllThatIsCalled =
            noClasses()
                    .should()
                    .callMethodWhere(
                            DescribedPredicate.describe(
                                    "is missing in the browser",
                                    LayeringTest::isMissingInTheBrowser))
                    .orShould()
                    .dependOnClassesThat()
                    .resideInAnyPackage("java.time..", "java.nio.file..", "java.lang.reflect..")
                    .orShould()
                    .dependOnClassesThat()
                    .haveFullyQualifiedName("java.util.UUID")
                    .orShould()
                    .dependOnClassesThat()
                    .haveFullyQualifiedName("java.lang.Thread");

    private static boolean isMissingInTheBrowser(JavaMethodCall call) {
        String method = call.getTargetOwner().getName() + "." + call.getName();
        boolean copiesArray = call.getTargetOwner().isArray() && call.getName().equals("clone");
        boolean isMadeByTheCompiler = call.getOrigin().getName().equals("values");
        return copiesArray && !isMadeByTheCompiler
                || Set.of(
                                "com.badlogic.gdx.scenes.scene2d.Actor.firstAscendant",
                                "java.lang.String.format",
                                "java.lang.String.formatted",
                                "java.util.stream.Stream.toList")
                        .contains(method);
    }
}
