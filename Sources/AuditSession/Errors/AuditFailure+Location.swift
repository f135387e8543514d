import DesignTokens
import SourceText
import TokenFormats

// The locations of problems, for programs that show each problem at its place.

extension AuditFailure.Problem {
  /// The location in a file; nil if the problem is about a whole file, a folder, or the request.
  public var location: SourceLocation? {
    switch self {
    case .configuration(let error): error.location
    case .format(let error): error.location
    case .resolution(let error): error.location
    case .conflictingFiles(let conflict): conflict.location
    case .unwritable(_, _, let place), .unsupportedDocument(_, let place): place
    case .file, .unknownMode, .badDate, .configurationAmongOthers, .nothingToLint, .nothingAudited, .nothingToPair,
      .undraftable, .earlier, .conversion:
      nil
    }
  }

  /// The message without its location.
  public var reason: String {
    guard let location, !location.path.isEmpty else { return sentence }
    return sentence.droppingPrefix(AuditFailure.Problem.prefix(of: location))
  }
}

extension String {
  /// Returns the text without a prefix that it may start with.
  fileprivate func droppingPrefix(_ prefix: String) -> String {
    let bytes = Array(utf8)
    return bytes.starts(with: prefix.utf8) ? String(decoding: bytes[prefix.utf8.count...], as: UTF8.self) : self
  }
}

extension ResolutionError {
  fileprivate var location: SourceLocation? {
    switch self {
    case .unknownToken(_, _, let place): place
    case .cycle(_, let place), .chainTooLong(_, _, let place), .noValue(_, _, let place): place
    }
  }
}

extension ConfigurationError {
  fileprivate var location: SourceLocation {
    switch self {
    case .text(let error): error.location
    case .unknownKey(_, _, _, let place), .reservedKey(_, let place), .missingKey(_, _, let place),
      .unexpected(_, _, let place), .badPattern(_, _, let place), .noSuchToken(_, _, let place),
      .unmatchedMap(_, _, _, let place), .unlistedFileMode(_, _, _, let place), .unlistedMode(_, _, _, let place),
      .unusedValue(_, let place), .conflictingTiers(_, _, _, _, let place), .levelAboveRule(_, _, _, let place),
      .notAColor(_, let place), .opaqueMaterial(_, let place), .notAQuantity(_, let place),
      .variesByMode(_, _, _, let place),
      .unknownName(_, _, _, let place), .repeatedName(_, _, let place), .repeatedToken(_, _, let place),
      .duplicateBaselineEntry(_, let place), .badDay(_, let place), .missingBaseline(_, let place),
      .badSubject(_, _, let place), .notWaivable(_, let place), .idleOverride(_, let place),
      .circularExtension(_, let place), .tooManyExtensions(_, let place), .noSuchFile(_, let place):
      place
    }
  }
}
