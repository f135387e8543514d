"""The readers of token files in JSON: DTCG, resolvers, Figma, Tokens Studio, Style Dictionary, Material themes and shared collections."""

DTCG = r"^TokenFormatsTests\.DTCG"
RESOLVER = r"^TokenFormatsTests\.Resolver"
FIGMA = r"^TokenFormatsTests\.Figma"
STUDIO = r"^TokenFormatsTests\.Studio"
DICTIONARY = r"^TokenFormatsTests\.(StyleDictionary|Spectrum)"
MATERIAL = r"^TokenFormatsTests\.MaterialTheme"

FORMATS = "Sources/TokenFormats/"
READING = FORMATS + "DTCG/Reading/DTCGReading+"
QUANTITIES = FORMATS + "DTCG/Reading/DTCGQuantities.swift"
SOURCES = FORMATS + "Resolver/ResolverReader+Sources.swift"
VARIABLES, EXPORT = FORMATS + "Figma/Reading/FigmaVariablesReader.swift", FORMATS + "Figma/Reading/FigmaExportFile.swift"
ARITHMETIC, MODIFIER = FORMATS + "TokensStudio/Reading/StudioArithmetic.swift", FORMATS + "TokensStudio/Reading/StudioModifier.swift"
DICTIONARY_VALUES = FORMATS + "StyleDictionary/Reading/DictionaryValueReader.swift"
THEME = FORMATS + "MaterialTheme/MaterialThemeReader.swift"

SITES = [
    (READING + "Colors.swift", "if space.components[index].isHue, [[!(0..<360).contains(number)]] {", "!(0...360).contains(number)", DTCG),
    (READING + "Colors.swift", "guard [[range.limits.contains(number)]] else", "true", DTCG),
    (READING + "Colors.swift", "case .lab: return [[index == 0]] ?", "true", DTCG),
    (READING + "Colors.swift", "if color.space == .srgb, [[opaque.hex != fallback.withAlpha(1).hex]] {", "false", DTCG),
    (READING + "References.swift", "if rest.isEmpty || (rest.count == 1 && [[rest.first == \"$value\"]])", "false", DTCG),
    (READING + "Extension.swift", "if [[tree[group].type == nil]] { tree[group].type = tree[target].type }", "true", DTCG),
    (READING + "Tokens.swift", "if [[alpha == 1]] { return value }", "false", DTCG),
    (READING + "Tokens.swift", "guard [[(0...1).contains(alpha)]] else", "true", DTCG),
    (READING + "Groups.swift", 'if group == 0, [[member.name == "$schema"]] {', "false", DTCG),
    (QUANTITIES, 'return [[unit == "s"]] ?', "false", DTCG),
    (QUANTITIES, "guard [[(1...1000).contains(weight)]] else", "(0...1000).contains(weight)", DTCG),
    (FORMATS + "DTCG/Reading/DTCGStyles.swift", "guard [[index % 2 == 1]] ||", "true", DTCG),
    (FORMATS + "Resolver/ModeProduct.swift", "guard isFull || index == 0 || [[choice[position] != dimension.defaultContext]] else", "true", RESOLVER),
    (FORMATS + "Resolver/ResolverDocument.swift", "firstIndex(where: { [[equalIgnoringCase($0, context)]] })", "$0 == context", RESOLVER),
    (SOURCES, 'first == "modifiers" && [[holder != .order]])', "true", RESOLVER),
    (FORMATS + "Resolver/ResolverReader.swift", 'guard [[version.string == "2025.10"]] else', "true", RESOLVER),
    (VARIABLES, "guard [[(0...1).contains(number)]] else", "true", FIGMA),
    (EXPORT, "guard [[ids.isEmpty || other.ids.isEmpty]] else", "true", FIGMA),
    (ARITHMETIC, "guard [[isSpaced || !followsSpace]] else", "true", STUDIO),
    (ARITHMETIC, 'let value = [[name == "min"]] ?', "true", STUDIO),
    (ARITHMETIC, "return [[first == second]] ?", "true", STUDIO),
    (MODIFIER, "values.x += [[isLighter]] ?", "true", STUDIO),
    (MODIFIER, "case .hsl: values.z += isLighter ? ([[100 - values.z]]) * amount", "1 - values.z", STUDIO),
    (DICTIONARY_VALUES, "[[number <= 1]] ? number * 100 : number }", "number < 1", DICTIONARY),
    (DICTIONARY_VALUES, 'Dimension(quantity.value, [[unit == "rem"]] ?', "false", DICTIONARY),
    (FORMATS + "StyleDictionary/DictionarySigns.swift", "tokenCount > 0 && [[tokenCount * 10 >= otherCount]] }", "tokenCount * 2 >= otherCount", DICTIONARY),
    (THEME, "guard let text = member.value.string, [[text.utf8.count == 7]],", "true", MATERIAL),
    (THEME, "contrast: [[isHigh]] ?", "false", MATERIAL),
    (THEME, "guard [[!schemes.isEmpty]] else", "true", MATERIAL),
]
