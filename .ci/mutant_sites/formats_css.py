"""The readers of CSS, Tailwind and shadcn, and of SCSS."""

CASCADE = r"^TokenFormatsTests\.(CSSCascade|CSSContract|CSSBrowser|CSSScope|CSSLevel)"
APPEARANCES = r"^TokenFormatsTests\.(CSSAppearance|CSSCondition|CSSMode|CSSLevel|CSSScope)"
VALUES = r"^TokenFormatsTests\.(CSSValue|CSSTriplet|CSSContract)"
TAILWIND = r"^TokenFormatsTests\.(Tailwind|CSSTailwind|ColorModule)"
SHADCN = r"^TokenFormatsTests\.Shadcn"
SASS = r"^TokenFormatsTests\.SCSS"

CSS = "Sources/TokenFormats/CSS/"
CANDIDATE, LAYERS = CSS + "Cascade/CSSCandidate.swift", CSS + "Cascade/CSSLayers.swift"
CONDITIONS = CSS + "Appearances/CSSConditions.swift"
TRIPLETS = CSS + "Cascade/CSSCascade+Triplets.swift"
SCSS = "Sources/TokenFormats/SCSS/Reading/"
SASS_COLORS = SCSS + "SCSSFunctions+Colors.swift"
SCRIPT = "Sources/TokenFormats/Script/ScriptColors.swift"

SITES = [
    (CANDIDATE, "if isImportant != later.isImportant { return [[later.isImportant]] }", "isImportant", CASCADE),
    (CANDIDATE, "if origin != later.origin { return [[origin < later.origin]] }", "origin > later.origin", CASCADE),
    (CANDIDATE, "return [[layers.precedes(layer, later.layer, in: look) != isImportant]] }", "layers.precedes(layer, later.layer, in: look)", CASCADE),
    (CANDIDATE, "return [[specificity <= later.specificity]]", "specificity < later.specificity", CASCADE),
    (CSS + "Selectors/CSSSpecificity.swift", "[[(left.identifiers, left.classes, left.types) < (right.identifiers, right.classes, right.types)]]",
     "(left.classes, left.identifiers, left.types) < (right.classes, right.identifiers, right.types)", CASCADE),
    (LAYERS, "guard level < left.count else { return [[false]] }", "true", CASCADE),
    (LAYERS, "guard level < right.count else { return [[true]] }", "false", CASCADE),
    (CONDITIONS, "return [[isNot]] ? !truth : truth", "false", APPEARANCES),
    (CONDITIONS, "let next = [[isNegated]] ?", "false", APPEARANCES),
    (CONDITIONS, "truth.map { [[isOr]] ?", "false", APPEARANCES),
    (CSS + "Appearances/CSSPageAppearance.swift", "if key.isChild { return [[level > 0]] &&", "level > 1", APPEARANCES),
    (CSS + "Cascade/CSSCascade.swift", "return [[words.isDark && !words.isLight]] ?", "words.isDark", APPEARANCES),
    (CSS + "Cascade/CSSCascade.swift", "importsTailwind = collector.importsTailwind && [[!collector.hasTailwindConfiguration]]", "true", TAILWIND),
    (CSS + "Cascade/CSSCascade+Modes.swift", "(declared == nil && hasLight && [[!hasDark]])", "true", APPEARANCES),
    (TRIPLETS, "return [[(0...360).contains(numbers[0])]] &&", "(0...100).contains(numbers[0])", VALUES),
    (TRIPLETS, "if [[byForm.count >= CSSCascade.conventionCount]] {", "byForm.count > CSSCascade.conventionCount", VALUES),
    (CSS + "Sheets/CSSCollector+Tailwind.swift", "if [[!hasPrefix]] {", "true", TAILWIND),
    ("Sources/TokenFormats/Tailwind/TailwindTheme.swift", 'if ![[["colors", "extend"].contains(member.name)]], !others', "false", TAILWIND),
    (SCRIPT, "let alpha = [[last.token.kind == .percentage]] ?", "false", TAILWIND),
    ("Sources/TokenFormats/Shadcn/ShadcnSheet.swift", 'if [[name.utf8.starts(with: "--".utf8)]] { name', "false", SHADCN),
    ("Sources/TokenFormats/Shadcn/ShadcnSheet.swift", "if [[!isAlone]], name == nil {", "false", SHADCN),
    ("Sources/TokenFormats/Shadcn/ShadcnSheet.swift", "let scope = [[isAlone]] ?", "true", SHADCN),
    ("Sources/TokenFormats/Shadcn/ShadcnSheet.swift", "skipBracket()) != nil && [[cursor.byte == nil]]", "true", SHADCN),
    (SASS_COLORS, 'return unit == "%" ? clamped([[number / 100]], to: 1)', "number", SASS),
    (SCSS + "SCSSInterpreter.swift", "if isDefault, [[!variables[slot].value.isNull]] {", "true", SASS),
]
