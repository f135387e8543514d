"""The readers of tokens in code and resources: Swift, asset catalogs, Android, Compose, Flutter, color lists and swatches."""

SWIFT = r"^TokenFormatsTests\.Swift(Branch|Choice|Color|Form|Mode|Number|UnreadColor|Scope|LocalName)"
ASSETS = r"^TokenFormatsTests\.(AssetCatalog|ColorSet)"
COMPOSE = r"^TokenFormatsTests\.Compose"
FLUTTER = r"^TokenFormatsTests\.Flutter"
SWATCHES = r"^TokenFormatsTests\.(BinarySwatch|ColorList|GIMPPalette)"

FORMATS = "Sources/TokenFormats/"
SWIFT_VALUES, LENGTHS = FORMATS + "Swift/Reading/SwiftValueReader+Colors.swift", FORMATS + "Swift/Reading/SwiftLength.swift"
SWIFT_MODES, TYPES = FORMATS + "Swift/Reading/SwiftAppearance+Modes.swift", FORMATS + "Swift/Reading/SwiftColorOrigin.swift"
NOTATION, COLOR_SET = FORMATS + "AssetCatalog/ColorSetNotation.swift", FORMATS + "AssetCatalog/Reading/ColorSet.swift"
APPEARANCE = FORMATS + "AssetCatalog/Reading/ColorSetAppearance.swift"
FOLDER = FORMATS + "Android/Reading/AndroidFolder.swift"
RESOURCES, COLORS = FORMATS + "Android/Reading/AndroidComposition.swift", FORMATS + "Android/Reading/AndroidColor.swift"
KOTLIN = FORMATS + "Compose/Reading/ComposeColors.swift"
DART = FORMATS + "Flutter/Reading/FlutterValueReader.swift"
LITERALS = FORMATS + "Flutter/Reading/FlutterValueReader+Literals.swift"
SCANNER = FORMATS + "Swatches/Reading/ColorListScanner.swift"
GIMP, ADOBE = FORMATS + "Swatches/GIMPPaletteFormat.swift", FORMATS + "Swatches/Reading/ColorSwatchesReader.swift"

SITES = [
    (SWIFT_VALUES, "color.withAlpha([[replaces]] ?", "true", SWIFT),
    (SWIFT_VALUES, "alpha: [[replaces]] ? clamped : own * clamped)", "true", SWIFT),
    (LENGTHS, 'words.contains("height") && [[number < 4]]', "true", SWIFT),
    (SWIFT_MODES, 'if isDark, [[isHighContrast]] { return "dark" }', "true", SWIFT),
    (TYPES, 'static func isTypeName(_ name: String) -> Bool { [[(name.utf8.first ?? 0) &- 0x41 < 26]] }', "true", SWIFT),
    (NOTATION, "return sign * ([[digits.contains(0x2E)]] ? value", "true", ASSETS),
    (NOTATION, "let isCounted = isText && [[!text.contains(UInt8(ascii: \".\"))]]", "true", ASSETS),
    (COLOR_SET, "own.filter { [[$0.gamut == nil]] || $0.gamut == screen.gamut }", "true", ASSETS),
    (COLOR_SET, "zip(closeness, other.closeness).allSatisfy { [[$0 >= $1]] }", "$0 <= $1", ASSETS),
    (APPEARANCE, "(luminosity == nil || luminosity == screen.luminosity) && ([[!isHighContrast || screen.isHighContrast]])", "true", ASSETS),
    (FOLDER, "others.isEmpty && [[version <= configuration.version]] &&", "true", r"^TokenFormatsTests\.Android"),
    (FOLDER, "if (isNight == nil) != (other.isNight == nil) { return [[isNight != nil]] }", "isNight == nil", r"^TokenFormatsTests\.Android"),
    (FOLDER, "return [[version > other.version]]", "version < other.version", r"^TokenFormatsTests\.Android"),
    (RESOURCES, "alpha == 1 ? .alias(target) : .translucentAlias(target, alpha: [[alpha]])", "1 - alpha", r"^TokenFormatsTests\.Android"),
    (COLORS, "let alpha = [[values.count == 4]] ?", "false", r"^TokenFormatsTests\.Android"),
    (COLORS, 'self = [[kind.count == 2 && kind[0] == "android"]] ?', "false", r"^TokenFormatsTests\.Android"),
    (KOTLIN, 'if isWhole, named["alpha"] != nil { numbers[3] /= [[255]] }', "100", COMPOSE),
    (KOTLIN, 'if names.last == [["DisplayP3"]] { space = .displayP3 }', '"Srgb"', COMPOSE),
    (FORMATS + "Compose/Reading/ComposeEvaluator.swift", "if [[color.isOpaque]], case .alias(let target) = content(of: base, context) {", "true", COMPOSE),
    (DART, 'case "withOpacity" where parts.count == 1: alpha = number(parts[0], scope).map { [[($0 * 255).rounded() / 255]] }', "$0", FLUTTER),
    (DART, 'case "withAlpha" where parts.count == 1: alpha = number(parts[0], scope).map { $0 / [[255]] }', "100", FLUTTER),
    (DART, "return [[color.isOpaque]] ? .translucentAlias(target, alpha: alpha)", "true", FLUTTER),
    (LITERALS, "let alpha = [[isFirst]] ?", "false", FLUTTER),
    (LITERALS, "return isHex ? UInt32(String(Substring(digits.utf8.dropFirst(2))), radix: [[16]])", "10", FLUTTER),
    (SCANNER, "if digits.count == 8, [[first != Ascii.hash || !allowsEightDigits]] {", "false", SWATCHES),
    (SCANNER, "let isBare = [[digits.count == 6]] &&", "digits.count >= 3", SWATCHES),
    (GIMP, "alpha: [[hasAlpha]] ?", "false", SWATCHES),
    (ADOBE, "UInt8((Double($0) / [[257]]).rounded())", "256", SWATCHES),
]
