import Audit
import DesignTokens
import SourceText
import TokenFormats

/// A design system's tokens as documents of another format.
public struct TokenConversion: Sendable {
  /// The documents, and notes about changes and losses.
  public let conversion: Conversion
  /// The number of tokens read.
  public let tokenCount: Int
  /// The written modes, the default first.
  public let modes: [Mode]
  /// The input notices.
  public let notices: [InputNotice]
}

extension AuditSession {
  /// Returns the tokens of the request in another format; no files are written.
  ///
  /// - Parameters:
  ///   - writer: the format.
  ///   - name: the name of the file or folder for the result.
  ///   - typeName: the name of the type, for a `TypedTokenWriter`.
  ///   - record: the record of the inputs.
  /// - Throws: `AuditFailure` if the tokens can't be read, or can't be represented in the format.
  public func conversion(
    with writer: any TokenWriter.Type, named name: String, typeName: String? = nil,
    recording record: InputRecord? = nil
  ) throws(AuditFailure) -> TokenConversion {
    let files = try inputFiles(recording: record)
    let system = try prepared(files).system
    var modes = system.modes
    if let mode = request.mode {
      guard let found = modes.first(where: { $0.name == mode }) else {
        throw AuditFailure(.unknownMode(mode, known: modes.map(\.name)))
      }
      modes = [found]
    }
    let tokens = request.mode == nil ? system.tokens : AuditSession.only(modes[0], system)
    do throws(ConversionError) {
      let conversion = try writer.conversion(of: tokens, modes: modes, named: name, typeName: typeName)
      return TokenConversion(
        conversion: conversion, tokenCount: tokens.tokens.count, modes: modes, notices: system.notices)
    } catch { throw AuditFailure(.conversion(error)) }
  }

  /// Returns the tokens with the values that apply in one mode.
  private static func only(_ mode: Mode, _ system: DesignSystem) -> TokenSet {
    let resolver = TokenResolver(tokens: system.tokens, modes: system.modes)
    var set = TokenSet()
    for token in system.tokens.tokens {
      // A token without a value in the mode is kept, so the list of skipped tokens includes it.
      let unknown = AuthoredValue(
        .undecidable("it has no value in \(mode.name)"), text: "", at: token.location)
      set.insert(
        Token(
          path: token.path, type: token.type, description: token.description, deprecation: token.deprecation,
          tier: token.tier, value: resolver.authored(token, in: mode.name) ?? unknown))
    }
    return set
  }
}
