"""Makes the game's text fonts from the published Alegreya Sans. Needs Python 3 and fonttools.

    python3 make_text_fonts.py AlegreyaSans_400Regular.ttf ../../../../assets/fonts/AlegreyaSans-Regular.ttf

Three changes, each because neither FreeType nor a canvas does the work at run time:
- figures are the lining, tabular ones, so that numbers that change do not jump;
- kerning moves from GPOS, which FreeType does not read, to the old kern table, which it does;
- only the characters of European languages are kept, which makes the file a third of its size.
"""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

CHARACTERS = [*range(0x20, 0x7F), *range(0xA0, 0x180), 0x1E9E, 0x2009, 0x2013, 0x2014, 0x2018, 0x2019, 0x201A,
              0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x20AC, 0x2122, 0x2190, 0x2191, 0x2192,
              0x2193, 0x2212]


def lookups(font, table, tag):
    features = font[table].table.FeatureList.FeatureRecord
    indices = sorted({i for f in features if f.FeatureTag == tag for i in f.Feature.LookupListIndex})
    for index in indices:
        for part in font[table].table.LookupList.Lookup[index].SubTable:
            yield part.ExtSubTable if hasattr(part, "ExtSubTable") else part


def choose_figures(font):
    for tag in ("lnum", "tnum"):
        change = {}
        for part in lookups(font, "GSUB", tag):
            change.update(part.mapping)
        for cmap in font["cmap"].tables:
            for code in range(ord("0"), ord("9") + 1):
                if code in cmap.cmap:
                    cmap.cmap[code] = change.get(cmap.cmap[code], cmap.cmap[code])


def kerning(font):
    pairs = {}
    for part in lookups(font, "GPOS", "kern"):
        for index, first in enumerate(part.Coverage.glyphs):
            if part.Format == 1:
                for record in part.PairSet[index].PairValueRecord:
                    if record.Value1:
                        pairs.setdefault((first, record.SecondGlyph), record.Value1.XAdvance)
            else:
                row = part.Class1Record[part.ClassDef1.classDefs.get(first, 0)].Class2Record
                for second in font.getGlyphOrder():
                    value = row[part.ClassDef2.classDefs.get(second, 0)].Value1
                    if value and value.XAdvance:
                        pairs.setdefault((first, second), value.XAdvance)
    return pairs


def main(source, target):
    font = TTFont(source)
    choose_figures(font)
    options = subset.Options(layout_features=["kern"], hinting=False, name_IDs=["*"], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    names = font.getBestCmap()
    # A kern table holds 10,920 pairs at most: enough for the languages that the game speaks.
    kerned = {name for code, name in names.items() if code < 0x100 or code > 0x17F or chr(code) in "\u0152\u0153"}
    table = KernTable_format_0()
    table.coverage, table.format, table.tupleIndex = 1, 0, None
    table.apple = False
    table.kernTable = {pair: value for pair, value in kerning(font).items()
                       if kerned.issuperset(pair) and abs(value) >= 10}
    font["kern"] = newTable("kern")
    font["kern"].version = 0
    font["kern"].kernTables = [table]
    for tag in ("GPOS", "GSUB", "GDEF"):
        if tag in font:
            del font[tag]
    font.save(target)
    print(target, len(names), "characters,", len(table.kernTable), "kerning pairs")


main(*sys.argv[1:])
