import Audit
import DesignTokens
import SourceText
import TokenFormats

// Every sentence about input that cannot be used: where, what, and what to do. Facts come from the errors; words are only here.

extension AuditFailure {
  /// One sentence for each problem, in order, each on a line of its own and safe to print.
  public var sentences: [String] { problems.map { $0.sentence.madeVisible.withoutWorkflowCommands } }
}

extension AuditFailure.Problem {
  /// The sentence of one problem; a value in it is cut at 200 characters.
  public var sentence: String { message.text }

  private var message: MessageText {
    switch self {
    case .file(let error): error.message
    case .configuration(let error): error.message
    case .format(let error): error.message
    case .resolution(let error): error.message
    case .unknownMode(let mode, let known):
      "there is no mode \"\(mode)\"; the modes are \(list: known)\(didYouMean(nearest(to: mode, among: known)))"
    case .conversion(let error): error.message
    case .badDate(let text): "\"\(text)\" is no day; write it as YYYY-MM-DD, such as 2026-11-21"
    case .conflictingFiles(let conflict):
      at(conflict.location)
        + "\(conflict.path) has another value in \(conflict.earlier.path):\(conflict.earlier.line); "
        + "say in palpable.json which mode each file is for, or audit them one by one"
    case .unsupportedDocument(let format, let place):
      at(place) + "unsupported format \"\(words: format.title)\"; \(words: format.advice)"
    case .nothingToPair(let folder, let colors): unpairedMessage(folder, colors)
    case .undraftable(let folder, let reason):
      "\(path: folder): no palpable.json was written, because its audit can't run: \(words: reason)"
    case .configurationAmongOthers(let path):
      "\(path): a folder or a palpable.json is audited alone; give it as the only path, or give token files only"
    case .unwritable(let token, let reason, let place):
      at(place) + "\(token) cannot be written: \(reason); change it by hand"
    case .nothingToLint(let path?): "\(path): there is no Swift file in it; name files or folders of Swift source"
    case .nothingToLint(nil):
      "nothing says which Swift source to look at; name files or folders, or name them under \"code\" in palpable.json"
    case .nothingAudited(let path):
      "\(path): nothing was audited, because no rule that is on asks anything of what is declared, and no pairing that counts "
        + "follows from the names; declare pairings in palpable.json"
    }
  }
}

private func unpairedMessage(_ folder: String, _ colors: [String]) -> MessageText {
  guard let first = colors.first else {
    return "\(path: folder): no color tokens found, so no palpable.json was written; add color tokens"
  }
  let named = colors.prefix(3).dropFirst().reduce("\"\(first)\"" as MessageText) { $0 + ", \"\($1)\"" }
  return
    "\(path: folder): no pairing follows from the names \(named)\(andMore(max(0, colors.count - 3), "color token")), "
    + "so no palpable.json was written; name text and background colors, or write one with \"pairings\""
}

extension AuditFailure.Problem {
  /// The message about a name of Swift source that is declared more than once.
  static func declaredTwice(_ path: TokenPath, _ places: [SourceLocation], others: Int) -> MessageText {
    let rest = places.dropFirst().prefix(3).map { "\($0.path):\($0.line)" }
    let more: MessageText =
      others == 0 ? "" : " (\(others) more \(words: others == 1 ? "name is" : "names are") declared twice)"
    return (places.first.map { at($0) } ?? "")
      + "\(path) is also declared at \(list: rest, separator: " and ")\(more); leave one of the files out, "
      + "or name the target of one of them as its \"module\" in palpable.json"
  }
}

extension ConversionError {
  var message: MessageText {
    switch self {
    case .nameClash(let first, let second, let name):
      "\(first) and \(second) would both be called \(name); give one of them another name"
    case .unwritableName(let path, let reason): "\(path): cannot be written, because \(reason); give it another name"
    case .nothingToWrite(let format):
      "there is no token of a kind that this format holds: \(format); write another format"
    case .unreadable(let error): "what would be written could not be read again: \(error.message)"
    }
  }
}

/// `file:line:column: ` in front of a sentence.
private func at(_ place: SourceLocation) -> MessageText { "\(path: place.path):\(place.line):\(place.column): " }

private func didYouMean(_ suggestion: String?) -> MessageText { .didYouMean(suggestion) }

/// A guess among several names: `; did you mean "a" or "b"?`.
private func didYouMean(any names: [String]) -> MessageText {
  guard let first = names.first else { return "" }
  return names.dropFirst().reduce("; did you mean \"\(first)\"" as MessageText) { $0 + " or \"\($1)\"" } + "?"
}

private func inToken(_ path: TokenPath?) -> MessageText { path.map { "\($0): " } ?? "" }

/// A byte as people name it.
private func name(of byte: UInt8?) -> String {
  guard let byte else { return "the end of the file" }
  if (0x21...0x7E).contains(byte) { return "\"\(Unicode.Scalar(byte))\"" }
  switch byte {
  case 0x0A: return "a line end"
  case 0x20: return "a space"
  default:
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 0x80
      ? "the control character U+00\(digits.utf8.count == 1 ? "0" : "")\(digits)" : "a letter outside ASCII"
  }
}

extension SourceTextError {
  var message: MessageText {
    switch self {
    case .tooLarge(let bytes, let limit, _):
      at(location) + "the file holds \(bytes) bytes, more than the limit of \(limit); split it"
    case .notUTF8: at(location) + "this is not UTF-8; save the file as UTF-8"
    case .unexpected(let found, let expected, _): at(location) + "expected \(words: expected), found \(name(of: found))"
    case .duplicateName(let name, let first, _):
      at(location) + "\"\(name)\" stands twice in this object, first in line \(first.line); remove one of them"
    case .tooDeep(let limit, _): at(location) + "nested deeper than \(limit) levels; make it flatter"
    case .nameTooLong(let limit, _): at(location) + "a name of more than \(limit) bytes; shorten it"
    case .textTooLong(let limit, _): at(location) + "a text of more than \(limit) bytes; shorten it"
    case .numberOutOfRange: at(location) + "a number too large to be held; write a smaller one"
    case .commentNotAllowed: at(location) + "comments are not part of this format; remove it"
    case .trailingCommaNotAllowed: at(location) + "a comma with nothing after it; remove it"
    }
  }
}

extension ResolutionError {
  var message: MessageText {
    switch self {
    case .unknownToken(let path, let suggestion, let place):
      (place.map(at) ?? "") + "alias {\(path)} names no token"
        + .didYouMean(suggestion?.description, before: "{", after: "}", otherwise: "; define it or correct the alias")
    case .cycle(let path, let place):
      at(place)
        + "alias {\(path[path.count - 1])} leads back to itself: \(list: path.map(\.description), separator: " -> "); "
        + "give one of them a value"
    case .chainTooLong(let path, let limit, let place):
      at(place) + "\(path) leads over more than \(limit) aliases; shorten the chain"
    case .noValue(let path, let mode, let place): at(place) + "\(path) has no value in \(mode); give it one"
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
      at(place) + "\"\(name)\" is no name of a token or group; names are not empty and hold no \".\", \"{\" or \"}\""
    case .unknownProperty(let name, let token, let suggestion, let place):
      at(place) + inToken(token)
        + "\"\(name)\" is not known here" + .didYouMean(suggestion, before: "\"", after: "\"", otherwise: "; remove it")
    case .missingProperty(let name, let token, let place): at(place) + inToken(token) + "\"\(name)\" is missing; add it"
    case .missingType(let token, let place):
      at(place) + "\(token): has no $type, and neither has its group; add one"
    case .unknownType(let name, let token, let suggestion, let place):
      at(place) + inToken(token) + "\"\(name)\" is no type of the format\(didYouMean(suggestion))"
    case .tokenWithChildren(let token, let child, let place):
      at(place) + "\(token): a token cannot hold \"\(child)\"; move it into a group of its own"
    case .badColor(let text, let expected, let offset, let token, let place):
      at(place) + inToken(token) + "\"\(text)\" is no color: expected \(words: expected) at character \(offset + 1)"
    case .unknownColorSpace(let name, let suggestion, let token, let place):
      at(place) + inToken(token) + "\"\(name)\" is no color space of the format\(didYouMean(suggestion))"
    case .outOfRange(let name, let value, let allowed, let token, let place):
      at(place) + inToken(token) + "\(name) is \(JSONText.text(of: value)); the range is \(allowed)"
    case .noSuchReference(let reference, let token, let place):
      at(place) + inToken(token) + "the reference \(reference) leads to nothing that can be used here; correct it"
    case .declaredTwice(let path, let places, let others):
      AuditFailure.Problem.declaredTwice(path, places, others: others)
    case .circularReference(let path, let token, let place):
      at(place) + inToken(token)
        + "the reference leads back to itself: \(list: path, separator: " -> "); take it out of one of them"
    case .notAGroup(let reference, let token, let place):
      at(place) + inToken(token) + "\(reference) is a token, and only a group can be extended; name a group"
    case .forbiddenReference(let reference, let holder, let place):
      at(place) + "\(holder) cannot refer to \(reference); "
        + "only resolutionOrder refers to modifiers, and nothing refers to resolutionOrder"
    case .missingDocument(let path, let place):
      at(place) + "there is no document \(path) that can be read from here; "
        + "correct the path, or put a copy beside this file"
    case .repeatedName(let name, let first, let place):
      at(place) + "the name \"\(name)\" stands twice, first in line \(first.line); rename one of them"
    case .unknownContext(let name, let modifier, let suggestion, let place):
      at(place) + "\"\(name)\" is no context of the modifier \"\(modifier)\"\(didYouMean(suggestion))"
    case .unknownModifier(let name, let suggestion, let place):
      at(place) + "\"\(name)\" is no modifier\(didYouMean(suggestion))"
    case .missingInput(let modifier, let contexts, let place):
      at(place) + "the modifier \"\(modifier)\" has no default; choose one of \(list: contexts)"
    case .tooManyModes(let count, let limit, let place):
      at(place)
        + "the contexts of the modifiers make \(count) modes, more than the limit of \(limit); "
        + "split the document, one modifier of each kind in a document of its own"
    case .badPattern(let text, let error, let token, let place):
      at(place) + inToken(token) + "\"\(text)\" is no pattern: \(error.message)"
    case .bareValues(let place):
      at(place) + "this is not DTCG: values stand under \"value\", as in files of Style Dictionary and Spectrum, "
        + "which are not read; export the tokens as DTCG 2025.10"
    case .notStrict(let what, let token, let place):
      at(place) + inToken(token) + "\(what); the strict level does not let it pass"
    case .unsupported(let name, let token, let place):
      at(place) + inToken(token) + "\"\(name)\" is not read by this version; write the values out"
    case .tooManyTokens(let limit, let place): at(place) + "more than \(limit) tokens in one file; split it"
    case .tooManyDocuments(let limit, let place):
      at(place) + "more than \(limit) documents are referred to; refer to fewer"
    }
  }
}

extension ConfigurationError {
  var message: MessageText {
    switch self {
    case .text(let error): error.message
    case .unknownKey(let key, let known, let suggestion, let place):
      at(place)
        + "\"\(key)\" is not known here"
        + .didYouMean(suggestion, before: "\"", after: "\"", otherwise: "; the keys are \(list: known)")
    case .reservedKey(let key, let place):
      at(place) + "\"\(key)\" is reserved for a later version and would have no effect; remove it"
    case .missingKey(let key, let object, let place): at(place) + "\"\(key)\" is missing in \(object); add it"
    case .unexpected(let expected, let found, let place): at(place) + "expected \(words: expected), found \(found)"
    case .badPattern(let text, let error, let place): at(place) + "\"\(text)\" is no pattern: \(error.message)"
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
      at(place) + "no pairing exists with \(value); correct the value or take it out of \"where\""
    case .conflictingTiers(let path, let tier, let first, let other, let place):
      at(place)
        + "\(path) is in the tier \(tier.rawValue) here and in the tier \(first.rawValue) in \(other.path):\(other.line):\(other.column); "
        + "let only one of them match it"
    case .levelAboveRule(let name, let level, let rule, let place):
      at(place)
        + "\"\(name)\" is \(level.rawValue) and the rule itself only \(rule.rawValue); raise \"level\", and lower the other kinds"
    case .notAColor(let path, let place): at(place) + "\(path) is not a color; name a color token"
    case .notAQuantity(let path, let place): at(place) + "\(path) is neither a length nor a number; name another token"
    case .variesByMode(let path, let mode, let other, let place):
      at(place)
        + "\(path) is not the same in \(mode) and \(other), but a text style or control is measured once for all modes; "
        + "write the number, and describe each size as a text style or control of its own"
    case .unknownName(let kind, let name, let suggestion, let place):
      at(place) + "\"\(name)\" is no \(kind)\(didYouMean(suggestion))"
    case .repeatedName(let kind, let name, let place):
      at(place) + "there are two entries for the \(kind) \"\(name)\"; rename one"
    case .repeatedToken(let path, let list, let place):
      at(place) + "\(path) is in \(list) twice; take one out"
    case .repeatedDebt(let fingerprint, let place):
      at(place) + "there are two entries for the finding \"\(fingerprint)\"; keep the one that is right"
    case .badDay(let text, let place): at(place) + "\"\(text)\" is no day; write it as YYYY-MM-DD, such as 2027-01-31"
    case .missingBaseline(let path, let place):
      at(place) + "there is no baseline \(path); write it once with --write-baseline \(path)"
    case .badSubject(let text, let error, let place): at(place) + "\"\(text)\" is no subject: \(error.message)"
    case .notWaivable(let rule, let place):
      at(place) + "\(rule) is about agreements themselves and cannot be waived; take the waiver out"
    case .idleOverride(let rule, let place):
      at(place)
        + "this override of \(rule) is about nothing that the rule looks at; correct its tokens, subjects or mode"
    case .circularExtension(let paths, let place):
      at(place) + "the file extends itself: \(list: paths, separator: " -> "); take one of them out"
    case .tooManyExtensions(let limit, let place):
      at(place) + "more than \(limit) files extend each other; put what they say into fewer"
    case .noSuchFile(let pattern, let place): at(place) + "\"\(pattern)\" matches no file; correct it or add the file"
    }
  }
}

extension SubjectPattern.SyntaxError {
  fileprivate var message: MessageText {
    switch self {
    case .part(let error): error.message
    case .emptyPart: "a part of it is empty; write it as reports show it, such as \"color.muted on color.page\""
    case .binding(let name): "{\(name)} binds nothing here; write * or ** instead"
    }
  }
}

extension PathPattern.SyntaxError {
  package var message: MessageText {
    switch self {
    case .unclosedBinding: "a { without its }"
    case .badBindingName(let name): "\"{\(name)}\" is no binding; a name has letters, digits, - and _"
    case .repeatedBinding(let name): "{\(name)} stands twice in it"
    case .adjacentBinding(let name): "nothing says where {\(name)} ends; put text between bindings"
    case .tooManyParts(let limit): "more than \(limit) wildcards, bindings and texts between them; write a simpler one"
    }
  }
}
