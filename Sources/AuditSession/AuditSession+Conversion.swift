import Audit
import DesignTokens
import SourceText
import TokenFormats

/// Tokens of a design system as documents of another format.
public struct TokenConversion: Sendable {
  /// What is written, and what became of the tokens.
  public let conversion: Conversion
  /// How many tokens were read.
  public let tokenCount: Int
  /// The modes that were written, the default first.
  public let modes: [Mode]
  /// What was noticed on the way to the tokens.
  public let notices: [Notice]
}

extension AuditSession {
  /// Writes the tokens of the request in a format; nothing is put into files.
  ///
  /// - Parameters:
  ///   - writer: the format.
  ///   - name: the name of the file or folder that it is for.
  ///   - record: where it is noted what was read.
  /// - Throws: `AuditFailure` when the tokens cannot be read, or cannot be written in the format.
  public func conversion(
    with writer: any TokenWriter.Type, named name: String, recording record: InputRecord? = nil
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
      let conversion = try writer.conversion(of: tokens, modes: modes, named: name)
      return TokenConversion(
        conversion: conversion, tokenCount: tokens.tokens.count, modes: modes, notices: system.notices)
    } catch { throw AuditFailure(.conversion(error)) }
  }

  /// The tokens with the values that show in one mode.
  private static func only(_ mode: Mode, _ system: DesignSystem) -> TokenSet {
    let resolver = TokenResolver(tokens: system.tokens, modes: system.modes)
    var set = TokenSet()
    for token in system.tokens.tokens {
      // A token without a value in the mode stays, so that it is named among those that are left out.
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
