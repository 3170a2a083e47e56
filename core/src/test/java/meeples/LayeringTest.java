package meeples;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeGradleTestFixtures;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;
import meeples.play.Rules;

/**
 * Arrows point down only: what decides knows nothing of what shows, what serves any game knows no
 * game, and games know nothing of each other. CONTRIBUTING has the picture.
 */
@AnalyzeClasses(
        packages = "meeples",
        importOptions = {DoNotIncludeTests.class, DoNotIncludeGradleTestFixtures.class})
class LayeringTest {
    private static final String[] DECIDING = {
        "meeples.fistful.model..",
        "meeples.fistful.rules..",
        "meeples.fistful.notation..",
        "meeples.fistful.ai..",
        "meeples.coloma.model..",
        "meeples.coloma.rules..",
        "meeples.coloma.notation..",
        "meeples.coloma.ai..",
        "meeples.play..",
        "meeples.search.."
    };
    private static final String[] SHOWING = {
        "meeples.app..",
        "meeples.audio..",
        "meeples.fistful.table..",
        "meeples.fistful.ui..",
        "meeples.coloma.table..",
        "meeples.coloma.ui..",
        "meeples.game..",
        "meeples.input..",
        "meeples.picture..",
        "meeples.platform..",
        "meeples.room..",
        "meeples.settings..",
        "meeples.table..",
        "meeples.text..",
        "meeples.ui.."
    };
    private static final String[] GAME_NEUTRAL = {
        "meeples.audio..",
        "meeples.game..",
        "meeples.input..",
        "meeples.picture..",
        "meeples.platform..",
        "meeples.play..",
        "meeples.room..",
        "meeples.search..",
        "meeples.settings..",
        "meeples.table..",
        "meeples.text..",
        "meeples.ui.."
    };

    @ArchTest
    static final ArchRule whatDecidesDoesNotKnowWhatShows =
            noClasses()
                    .that()
                    .resideInAnyPackage(DECIDING)
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(SHOWING);

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
                    .that()
                    .resideInAnyPackage(GAME_NEUTRAL)
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("meeples.fistful..", "meeples.coloma..");

    @ArchTest
    static final ArchRule fistfulDoesNotKnowColoma =
            noClasses()
                    .that()
                    .resideInAPackage("meeples.fistful..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("meeples.coloma..");

    @ArchTest
    static final ArchRule colomaDoesNotKnowFistful =
            noClasses()
                    .that()
                    .resideInAPackage("meeples.coloma..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("meeples.fistful..");

    /** A game hands its parts to the rooms; it does not reach into them. */
    @ArchTest
    static final ArchRule gamesDoNotKnowTheRooms =
            noClasses()
                    .that()
                    .resideInAnyPackage("meeples.fistful..", "meeples.coloma..", "meeples.game..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("meeples.room..");

    @ArchTest
    static final ArchRule theGameIsPlayedWithoutBeingSearched =
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            "meeples.play..",
                            "meeples.fistful.model..",
                            "meeples.fistful.rules..",
                            "meeples.coloma.model..",
                            "meeples.coloma.rules..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "meeples.search..", "meeples.fistful.ai..", "meeples.coloma.ai..");

    /** All others ask Game.dealtAnew, so that hidden things are dealt anew at one place. */
    @ArchTest
    static final ArchRule onlyWhoPlaysOrThinksDealsSecretsAnew =
            noClasses()
                    .that()
                    .resideOutsideOfPackages(
                            "meeples.play..",
                            "meeples.search..",
                            "meeples.fistful.rules..",
                            "meeples.fistful.ai..",
                            "meeples.coloma.rules..",
                            "meeples.coloma.ai..")
                    .should()
                    .callMethodWhere(
                            DescribedPredicate.describe(
                                    "deals secrets anew",
                                    call ->
                                            call.getName().equals("resample")
                                                    && call.getTargetOwner()
                                                            .isAssignableTo(Rules.class)));

    @ArchTest
    static final ArchRule theTownIsThereBeforeItsRules =
            noClasses()
                    .that()
                    .resideInAPackage("meeples.fistful.model..")
                    .should()
                    .dependOnClassesThat(
                            resideInAPackage("meeples.fistful..")
                                    .and(
                                            DescribedPredicate.not(
                                                    resideInAPackage("meeples.fistful.model.."))));

    @ArchTest
    static final ArchRule theTableDoesNotKnowTheScreens =
            noClasses()
                    .that()
                    .resideInAnyPackage(
                            "meeples.table..", "meeples.fistful.table..", "meeples.coloma.table..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(
                            "meeples.ui..",
                            "meeples.room..",
                            "meeples.game..",
                            "meeples.fistful.ui..",
                            "meeples.coloma.ui..",
                            "meeples.app..");

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
