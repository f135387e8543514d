import Audit
import DesignTokens
import SourceText
import TokenFormats

// The messages about unusable input: location, problem, and fix. Errors carry the facts; the wording is here.

extension AuditFailure {
  /// One message per problem, in order, each on its own line and safe to print.
  public var sentences: [String] { problems.map { $0.sentence.madeVisible.withoutWorkflowCommands } }
}

extension AuditFailure.Problem {
  /// The message of one problem; a quoted value is cut at 200 characters.
  public var sentence: String { message.text }

  private var message: MessageText {
    switch self {
    case .file(let error): error.message
    case .configuration(let error): error.message
    case .format(let error): error.message
    case .resolution(let error): error.message
    case .unknownMode(let mode, let known):
      "unknown mode \"\(mode)\"; available modes: \(list: known)\(didYouMean(nearest(to: mode, among: known)))"
    case .conversion(let error): error.message
    case .badDate(let text): "invalid date \"\(text)\"; use an existing day as YYYY-MM-DD"
    case .conflictingFiles(let conflict):
      at(conflict.location)
        + "\(conflict.path) conflicts with its value at \(conflict.earlier.path):\(conflict.earlier.line); "
        + "assign each file a mode in palpable.json, or audit the files separately"
    case .unsupportedDocument(let format, let place):
      at(place) + "unsupported format \"\(words: format.title)\"; \(words: format.advice)"
    case .nothingToPair(let folder, let colors): unpairedMessage(folder, colors)
    case .undraftable(let folder, let reason):
      "\(path: folder): no palpable.json was created, because its audit can't run: \(words: reason)"
    case .configurationAmongOthers(let path):
      "\(path): a folder or palpable.json can't be combined with other paths; pass it alone, or pass only token files"
    case .unwritable(let token, let reason, let place):
      at(place) + "\(token) can't be edited: \(reason); change it by hand"
    case .nothingToLint(let path?): "\(path): no Swift files found; pass Swift files or folders that contain them"
    case .nothingToLint(nil):
      "no Swift files specified; pass files or folders, or list them under \"code\" in palpable.json"
    case .earlier(let name, let reason):
      "the earlier state in \"\(name)\" can't be audited: \(words: reason)"
    case .nothingAudited(let path):
      "\(path): nothing to audit: no enabled rule applies, and no pairing for the gate could be inferred from names; "
        + "declare pairings in palpable.json"
    }
  }
}

private func unpairedMessage(_ folder: String, _ colors: [String]) -> MessageText {
  guard let first = colors.first else {
    return "\(path: folder): no color tokens found, so no palpable.json was created; add color tokens"
  }
  let named = colors.prefix(3).dropFirst().reduce("\"\(first)\"" as MessageText) { $0 + ", \"\($1)\"" }
  return
    "\(path: folder): no pairing could be inferred from the names \(named)\(andMore(max(0, colors.count - 3), "color token")), "
    + "so no palpable.json was created; name text and background colors, or write a palpable.json with \"pairings\""
}

extension AuditFailure.Problem {
  /// Returns the message about a Swift name that is declared more than once.
  static func declaredTwice(_ path: TokenPath, _ places: [SourceLocation], others: Int) -> MessageText {
    let rest = places.dropFirst().prefix(3).map { "\($0.path):\($0.line)" }
    let more: MessageText =
      others == 0 ? "" : " (\(others) more \(words: others == 1 ? "name is" : "names are") declared twice)"
    return (places.first.map { at($0) } ?? "")
      + "\(path) is also declared at \(list: rest, separator: " and ")\(more); exclude one of the files, "
      + "or set \"module\" to the target of one of them in palpable.json"
  }
}

extension ConversionError {
  var message: MessageText {
    switch self {
    case .nameClash(let first, let second, let name):
      "\(first) and \(second) would both be written as \"\(name)\"; rename one"
    case .unwritableName(let path, let reason): "\(path): can't be written, because \(reason); rename it"
    case .unwritableType(let name):
      "invalid type name \"\(name)\"; choose a name of letters and digits with --name that isn't a word of the language or the name of one of its types"
    case .nothingToWrite(let format):
      "no token can be represented in \(format); choose another format with --to"
    case .unreadable(let error): "the converted output failed verification: \(error.message)"
    }
  }
}

/// Returns `file:line:column: `, the prefix of a message.
private func at(_ place: SourceLocation) -> MessageText { "\(path: place.path):\(place.line):\(place.column): " }

extension AuditFailure.Problem {
  /// Returns the text before a message with a location.
  static func prefix(of location: SourceLocation) -> String { at(location).text }
}

private func didYouMean(_ suggestion: String?) -> MessageText { .didYouMean(suggestion) }

/// Returns a suggestion of several names: `; did you mean "a" or "b"?`.
private func didYouMean(any names: [String]) -> MessageText {
  guard let first = names.first else { return "" }
  return names.dropFirst().reduce("; did you mean \"\(first)\"" as MessageText) { $0 + " or \"\($1)\"" } + "?"
}

/// Returns `unknown mode "lite"`; values that a kind lists in parentheses follow the name.
private func unknown(_ kind: String, _ name: String) -> MessageText {
  let parts = kind.utf8.split(separator: UInt8(ascii: "("), maxSplits: 1).map { String(Substring($0)) }
  guard parts.count == 2 else { return "unknown \(words: kind) \"\(name)\"" }
  return "unknown \(words: parts[0])\"\(name)\" (available: \(words: parts[1])"
}

private func inToken(_ path: TokenPath?) -> MessageText { path.map { "\($0): " } ?? "" }

/// Returns the display name of a byte.
private func name(of byte: UInt8?) -> String {
  guard let byte else { return "the end of the file" }
  if (0x21...0x7E).contains(byte) { return "\"\(Unicode.Scalar(byte))\"" }
  switch byte {
  case 0x0A: return "a line end"
  case 0x20: return "a space"
  default:
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x80
      ? "the control character U+00\(digits.utf8.count == 1 ? "0" : "")\(digits)" : "a non-ASCII character"
  }
}

extension SourceTextError {
  var message: MessageText {
    switch self {
    case .tooLarge(let bytes, let limit, _):
      at(location) + "the file is \(bytes) bytes, larger than the limit of \(limit); split it"
    case .notUTF8: at(location) + "file isn't valid UTF-8; save it as UTF-8"
    case .unexpected(let found, let expected, _): at(location) + "expected \(words: expected), found \(name(of: found))"
    case .duplicateName(let name, let first, _):
      at(location) + "duplicate key \"\(name)\" (first defined on line \(first.line)); remove one"
    case .tooDeep(let limit, _): at(location) + "nesting is deeper than \(limit) levels; flatten it"
    case .nameTooLong(let limit, _): at(location) + "name is longer than \(limit) bytes; shorten it"
    case .textTooLong(let limit, _): at(location) + "text is longer than \(limit) bytes; shorten it"
    case .numberOutOfRange: at(location) + "number too large; use a smaller one"
    case .commentNotAllowed: at(location) + "comments aren't allowed in this format; remove the comment"
    case .trailingCommaNotAllowed: at(location) + "trailing comma; remove it"
    }
  }
}

extension ResolutionError {
  var message: MessageText {
    switch self {
    case .unknownToken(let path, let suggestion, let place):
      (place.map(at) ?? "") + "unknown token {\(path)}"
        + .didYouMean(suggestion?.description, before: "{", after: "}", otherwise: "; define it or correct the alias")
    case .cycle(let path, let place):
      at(place)
        + "circular alias {\(path[path.count - 1])}: \(list: path.map(\.description), separator: " -> "); "
        + "give one of them a value"
    case .chainTooLong(let path, let limit, let place):
      at(place) + "alias chain of \(path) is longer than \(limit); shorten it"
    case .noValue(let path, let mode, let place): at(place) + "\(path) has no \(mode) value; add one"
    }
  }
}

extension FormatError {
  var message: MessageText {
    switch self {
    case .text(let error): error.message
    case .unexpected(let expected, let found, let token, let place):
      at(place) + inToken(token) + "expected \(words: expected), found \(found)"
    case .badName(let name, let place):
      at(place) + "invalid name \"\(name)\"; names can't be empty or contain \".\", \"{\", or \"}\""
    case .unknownProperty(let name, let token, let suggestion, let place):
      at(place) + inToken(token)
        + "unknown property \"\(name)\"" + .didYouMean(suggestion, otherwise: "; remove it")
    case .missingProperty(let name, let token, let place):
      at(place) + inToken(token) + "missing property \"\(name)\"; add it"
    case .missingType(let token, let place):
      at(place) + "\(token): missing $type; add it to the token or its group"
    case .unknownType(let name, let token, let suggestion, let place):
      at(place) + inToken(token) + "unknown $type \"\(name)\"\(didYouMean(suggestion))"
    case .tokenWithChildren(let token, let child, let place):
      at(place) + "\(token): a token can't contain \"\(child)\"; move it to a separate group"
    case .badColor(let text, let expected, let offset, let token, let place):
      at(place) + inToken(token) + "invalid color \"\(text)\": expected \(words: expected) at character \(offset + 1)"
    case .unknownColorSpace(let name, let suggestion, let token, let place):
      at(place) + inToken(token) + "unknown color space \"\(name)\"\(didYouMean(suggestion))"
    case .outOfRange(let name, let value, let allowed, let token, let place):
      at(place) + inToken(token) + "\(name) is \(JSONText.text(of: value)); the range is \(allowed)"
    case .noSuchReference(let reference, let token, let place):
      at(place) + inToken(token) + "unresolved reference \(reference); correct its path"
    case .declaredTwice(let path, let places, let others):
      AuditFailure.Problem.declaredTwice(path, places, others: others)
    case .circularReference(let path, let token, let place):
      at(place) + inToken(token)
        + "circular reference: \(list: path, separator: " -> "); remove one of the references"
    case .notAGroup(let reference, let token, let place):
      at(place) + inToken(token) + "\(reference) is a token, and only groups can be extended; use a group"
    case .forbiddenReference(let reference, let holder, let place):
      at(place) + "\(holder) can't reference \(reference); "
        + "only resolutionOrder can reference modifiers, and nothing can reference resolutionOrder"
    case .missingDocument(let path, let place):
      at(place) + "document \(path) not found, or not readable from here; "
        + "correct the path, or put a copy next to this file"
    case .repeatedName(let name, let first, let place):
      at(place) + "duplicate name \"\(name)\" (first defined "
        + (first.path.hasSameBytes(as: place.path)
          ? "on line \(first.line)" : "at \(path: first.path):\(first.line)") + "); rename one"
    case .unknownContext(let name, let modifier, let suggestion, let place):
      at(place) + "unknown context \"\(name)\" for modifier \"\(modifier)\"\(didYouMean(suggestion))"
    case .unknownModifier(let name, let suggestion, let place):
      at(place) + "unknown modifier \"\(name)\"\(didYouMean(suggestion))"
    case .missingInput(let modifier, let contexts, let place):
      at(place) + "modifier \"\(modifier)\" has no default; choose one of \(list: contexts)"
    case .tooManyModes(let count, let limit, let place):
      at(place)
        + "the modifier contexts combine to \(count) modes, more than the limit of \(limit); "
        + "split the modifiers into several documents"
    case .unknownSet(let name, let suggestion, let place):
      at(place)
        + "unknown token set \"\(name)\""
        + .didYouMean(suggestion, otherwise: "; add the set or disable it in the theme")
    case .tooManyThemes(let count, let limit, let place):
      at(place)
        + "the theme groups combine to \(count) modes, more than the limit of \(limit); "
        + "audit a copy with fewer themes"
    case .badPattern(let text, let error, let token, let place):
      at(place) + inToken(token) + "invalid pattern \"\(text)\": \(error.message)"
    case .bareValues(let place):
      at(place)
        + "unsupported format, not DTCG: values are under \"value\", as in Style Dictionary and Spectrum files; "
        + "export the tokens as DTCG 2025.10"
    case .notStrict(let what, let token, let place):
      at(place) + inToken(token) + "\(what); not allowed by dtcg-strict"
    case .unsupported(let name, let token, let place):
      at(place) + inToken(token) + "\"\(name)\" isn't supported; use literal values"
    case .tooManyTokens(let limit, let place): at(place) + "more than \(limit) tokens in one file; split it"
    case .tooManyDocuments(let limit, let place):
      at(place) + "more than \(limit) documents are referenced; reference fewer"
    }
  }
}

extension ConfigurationError {
  var message: MessageText {
    switch self {
    case .text(let error): error.message
    case .unknownKey(let key, let known, let suggestion, let place):
      at(place)
        + "unknown key \"\(key)\""
        + .didYouMean(suggestion, otherwise: "; available keys: \(list: known)")
    case .reservedKey(let key, let place):
      at(place) + "\"\(key)\" is reserved for a later version and has no effect; remove it"
    case .missingKey(let key, let object, let place): at(place) + "missing \"\(key)\" in \(object); add it"
    case .unexpected(let expected, let found, let place): at(place) + "expected \(words: expected), found \(found)"
    case .badPattern(let text, let error, let place): at(place) + "invalid pattern \"\(text)\": \(error.message)"
    case .noSuchToken(let name, let suggestion, let place):
      at(place)
        + "\"\(name)\" matches no token" + .didYouMean(suggestion, otherwise: "; correct it or add the token")
    case .unmatchedMap(let pattern, let source, let near, let place):
      at(place) + "no token " + (source.map { "of source \"\($0)\" " } ?? "") + "matches \"\(pattern)\""
        + (near.isEmpty ? "; add the token or correct the map" : didYouMean(any: near))
    case .unlistedFileMode(let mode, let file, let known, let place):
      at(place)
        + "\(file) is named for mode \"\(mode)\", which \"modes\" doesn't list (\(list: known)); "
        + "add the mode, or give the file its mode in \"tokens\""
    case .unlistedMode(let mode, let token, let known, let place):
      at(place) + "\(token) has a value for mode \"\(mode)\", which \"modes\" doesn't list (\(list: known)); "
        + "add the mode, or remove the value"
    case .unusedValue(let value, let place):
      at(place) + "no pairing matches \(value); correct the value or remove it from \"where\""
    case .conflictingTiers(let path, let tier, let first, let other, let place):
      at(place)
        + "\(path) is in tier \(tier.rawValue) here and in tier \(first.rawValue) at \(other.path):\(other.line):\(other.column); "
        + "match it in only one tier"
    case .levelAboveRule(let name, let level, let rule, let place):
      at(place)
        + "\"\(name)\" is \(level.rawValue), but the rule itself is only \(rule.rawValue); raise \"level\", and lower the other kinds"
    case .notAColor(let path, let place): at(place) + "\(path) isn't a color; use a color token"
    case .opaqueMaterial(let path, let place):
      at(place)
        + "\(path) is listed in \"materials\" but opaque in every mode, so no content shows through it; remove it from \"materials\" or use a translucent color"
    case .notAQuantity(let path, let place): at(place) + "\(path) is neither a length nor a number; use another token"
    case .variesByMode(let name, let mode, let other, let place):
      at(place)
        + "\(name) differs between \(mode) and \(other), but controls and containers are measured once for all modes; "
        + "use numbers, and declare one per size"
    case .unknownName(let kind, let name, let suggestion, let place):
      at(place) + unknown(kind, name) + didYouMean(suggestion)
    case .repeatedName(let kind, let name, let place):
      at(place) + "duplicate \(kind) \"\(name)\"; rename one"
    case .repeatedToken(let path, let list, let place):
      at(place) + "\(path) is in \(list) twice; remove one"
    case .duplicateBaselineEntry(let fingerprint, let place):
      at(place) + "duplicate entry for finding \"\(fingerprint)\"; keep the correct one"
    case .badDay(let text, let place): at(place) + "invalid date \"\(text)\"; use an existing day as YYYY-MM-DD"
    case .missingBaseline(let path, let place):
      at(place) + "baseline \(path) not found; create it with --write-baseline \(path)"
    case .badSubject(let text, let error, let place): at(place) + "invalid subject \"\(text)\": \(error.message)"
    case .notWaivable(let rule, let place):
      at(place) + "findings of \(rule) can't be waived; remove this waiver"
    case .idleOverride(let rule, let place):
      at(place)
        + "this override of \(rule) matches nothing; correct its tokens, subjects, or mode"
    case .circularExtension(let paths, let place):
      at(place) + "circular extends chain: \(list: paths, separator: " -> "); remove one of them"
    case .tooManyExtensions(let limit, let place):
      at(place) + "more than \(limit) files extend each other; merge some of them"
    case .noSuchFile(let pattern, let place): at(place) + "\"\(pattern)\" matches no file; correct it or add the file"
    }
  }
}

extension SubjectPattern.SyntaxError {
  fileprivate var message: MessageText {
    switch self {
    case .part(let error): error.message
    case .emptyPart: "it has an empty part; write it as in reports, such as \"color.muted on color.page\""
    case .binding(let name): "{\(name)} binds nothing here; use * or ** instead"
    }
  }
}

extension PathPattern.SyntaxError {
  package var message: MessageText {
    switch self {
    case .unclosedBinding: "missing \"}\""
    case .badBindingName(let name): "invalid binding \"{\(name)}\"; use letters, digits, -, and _"
    case .repeatedBinding(let name): "{\(name)} appears twice"
    case .adjacentBinding(let name): "the end of {\(name)} is ambiguous; put text between bindings"
    case .tooManyParts(let limit): "more than \(limit) wildcards, bindings, and texts between them; simplify it"
    }
  }
}
