"""Tokens: resolution, patterns, guesses at names, and the pairings that follow from names."""

RESOLVER = r"^DesignTokensTests\.(TokenResolver|TokenSet|TranslucentAlias)"
PATTERNS = r"^DesignTokensTests\.(PathPattern|PairingTemplate)"
GUESSES = r"^DesignTokensTests\.(TokenGuess|Nearest|EquivalentName)"
NAMES = r"^DesignTokensTests\.(NameParts|NameHabit|MeaningNames|PairingInference|DeclaredRole|Badge)"

TOKENS = "Sources/DesignTokens/"
RESOLUTION, MATCHING = TOKENS + "Resolution.swift", TOKENS + "PathPattern+Matching.swift"
PATTERN, GUESS = TOKENS + "PathPattern.swift", TOKENS + "TokenGuess.swift"
ROLES = TOKENS + "RoleNames.swift"

SITES = [
    (RESOLUTION, "guard [[number <= TokenResolver.longestChain]] else", "number < TokenResolver.longestChain", RESOLVER),
    (RESOLUTION, "withAlpha([[color.alpha * alpha]])", "alpha", RESOLVER),
    (RESOLUTION, "provider == mode || (provider == nil && [[mode == modes.first?.name]])", "true", RESOLVER),
    (RESOLUTION, "return [[alpha == 1]] ? .value(literal) : .undecidable(", "true", RESOLVER),
    (RESOLUTION, "while let name = base, [[!order.contains(name)]] {", "order.count < 2", RESOLVER),
    (MATCHING, "text.starts(with: prefix), [[text.count >= prefix.count + suffix.count]],", "true", PATTERNS),
    (MATCHING, "if position < text.count, [[text[position] == separator]] {", "true", PATTERNS),
    (MATCHING, "position == 0 || [[text[position - 1] == separator]] { row", "true", PATTERNS,
     "a folder wildcard is at the start or behind a separator, so no other position is asked for"),
    (MATCHING, "return [[elements.count <= 2 * text.count + 1]]", "elements.count <= text.count + 1", PATTERNS),
    (PATTERN, 'index + 1 < bytes.count && [[bytes[index + 1] == UInt8(ascii: "*")]]', "false", PATTERNS,
     "two single stars are joined to one wildcard across segments"),
    (PATTERN, "guard [[seen.insert(name).inserted]] else", "true", PATTERNS),
    (GUESS, "if best.count == [[1]] { return", "2", GUESSES),
    (GUESS, "guard let score = score(kept), [[score >= highest]] else", "score > highest", GUESSES),
    (ROLES, "if [[name.isDisabled]] { return .inactive }", "false", NAMES),
]
