import DesignTokens
import SourceText

/// A subject of rules: a pairing in a mode, a text style, a control, or a token.
public protocol AuditSubject: Sendable {
  /// Returns all subjects of this type in a measured system, in the order of their declarations.
  static func subjects(of system: MeasuredSystem) -> [Self]

  /// The reference that identifies the subject in findings.
  var reference: SubjectReference { get }
  /// The measured mode; nil if the subject has none.
  var modeName: String? { get }
  /// The location that an author would edit.
  var location: SourceLocation? { get }
  /// The related locations.
  var related: [RelatedLocation] { get }
  /// Whether findings on the subject can count toward the gate.
  var canGate: Bool { get }
  /// Whether people see, read, or touch such subjects.
  ///
  /// An audit without checks of such subjects counts as having audited nothing, unless a rule on another subject is an error.
  static var isPerceived: Bool { get }

  /// Whether some or all subjects of this type are found in view code.
  static var comesFromCode: Bool { get }
  /// Whether the subject was found in view code, which suppression comments and `palpable lint` cover.
  var isFromCode: Bool { get }
}

extension AuditSubject {
  public var modeName: String? { nil }
  public var related: [RelatedLocation] { [] }
  public var canGate: Bool { true }
  public static var isPerceived: Bool { true }
  public static var comesFromCode: Bool { false }
  public var isFromCode: Bool { Self.comesFromCode }
}

/// A location related to a finding, with a short description.
public struct RelatedLocation: Sendable, Hashable {
  /// The description, in a few words.
  public let message: String
  /// The location.
  public let location: SourceLocation

  /// Creates a related location.
  public init(_ message: String, _ location: SourceLocation) {
    self.message = message
    self.location = location
  }
}

/// The identity of a subject in findings, independent of line numbers and the order of files.
public enum SubjectReference: Sendable, Hashable {
  case pairing(
    foreground: TokenPath, background: TokenPath, backdrops: [TokenPath], usage: Pairing.Usage, textStyle: String?)
  case token(TokenPath)
  case counterpart(TokenPath, source: String, other: TokenPath)
  case badge(String)
  case states(of: String, from: String, to: String)
  case family(String, first: TokenPath, second: TokenPath)
  case textStyle(String)
  case control(String)
  case container(String)
  case waiver(of: String, on: String)
  case baselineEntry(String)
  case code(file: String, declaration: String, text: String, occurrence: Int)

  /// The subject as text: `color.subtle on color.surface-subtle`.
  public var description: String {
    switch self {
    case .pairing(let foreground, let background, let backdrops, _, _):
      ([foreground, background] + backdrops).map(\.description).joined(separator: " on ")
    case .token(let path): path.description
    case .counterpart(let path, let source, let other): "\(path), \(other) in \(source)"
    case .badge(let name): "badge \(name)"
    case .states(let name, let from, let to): "\(SubjectReference.statesPrefix)\(name): \(from) to \(to)"
    case .family(let name, let first, let second): "\(SubjectReference.familyPrefix)\(name): \(first) and \(second)"
    case .textStyle(let name): "text style \(name)"
    case .control(let name): "control \(name)"
    case .container(let name): "container \(name)"
    case .waiver(let rule, let subject): "waiver of \(rule) on \(subject)"
    case .baselineEntry(let fingerprint): "baseline entry \(fingerprint)"
    case .code(_, let declaration, let text, let occurrence):
      "\(text) in \(declaration)" + (occurrence > 0 ? " (\(occurrence + 1))" : "")
    }
  }

  /// The parts that identify the subject in a fingerprint.
  var identity: [String] {
    switch self {
    case .pairing(let foreground, let background, let backdrops, let usage, let textStyle):
      [usage.rawValue, foreground.description, background.description]
        + backdrops.map(SubjectReference.identity(ofBackdrop:))
        + (textStyle.map { [SubjectReference.stylePrefix + $0] } ?? [])
    case .token(let path): ["token", path.description]
    case .counterpart(let path, let source, let other): ["counterpart", path.description, source, other.description]
    case .badge(let name): ["badge", name]
    case .states(let name, let from, let to): ["states", name, from, to]
    case .family(let name, let first, let second): ["family", name] + [first, second].sorted().map(\.description)
    case .textStyle(let name): ["textStyle", name]
    case .control(let name): ["control", name]
    case .container(let name): ["container", name]
    case .waiver(let rule, let subject): ["waiver", rule, subject]
    case .baselineEntry(let fingerprint): ["baseline", fingerprint]
    case .code(let file, let declaration, let text, let occurrence):
      ["code", file, declaration, text, "\(occurrence)"]
    }
  }
}

extension SubjectReference {
  static let statesPrefix = "states of "
  static let familyPrefix = "family "
  private static let stylePrefix = "style:"
  private static let backdropPrefix = "backdrop:"

  /// Returns a backdrop as a part of the identity: its name, with a prefix if it could be mistaken for a text style.
  private static func identity(ofBackdrop path: TokenPath) -> String {
    let name = path.description
    let isTaken = [stylePrefix, backdropPrefix].contains { name.utf8.starts(with: $0.utf8) }
    return isTaken ? backdropPrefix + name : name
  }

  /// Returns the subject with its token paths replaced.
  func mapped(_ transform: (TokenPath) -> TokenPath) -> SubjectReference {
    switch self {
    case .pairing(let foreground, let background, let backdrops, let usage, let textStyle):
      .pairing(
        foreground: transform(foreground), background: transform(background), backdrops: backdrops.map(transform),
        usage: usage, textStyle: textStyle)
    case .token(let path): .token(transform(path))
    case .counterpart(let path, let source, let other): .counterpart(transform(path), source: source, other: other)
    case .family(let name, let first, let second): .family(name, first: transform(first), second: transform(second))
    case .badge, .states, .textStyle, .control, .container, .waiver, .baselineEntry, .code: self
    }
  }

  /// The tokens of the subject.
  public var tokens: [TokenPath] {
    switch self {
    case .pairing(let foreground, let background, let backdrops, _, _): [foreground, background] + backdrops
    case .token(let path), .counterpart(let path, _, _): [path]
    case .family(_, let first, let second): [first, second]
    case .badge, .states, .textStyle, .control, .container, .waiver, .baselineEntry, .code: []
    }
  }
}
