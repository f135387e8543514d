import DesignTokens
import TokenFormats

/// The tokens of a request with their modes, without pairings and rules.
package struct TokenListing: Sendable {
  /// The tokens, in file order.
  package var tokens: TokenSet
  /// The modes, the default first.
  package let modes: [Mode]
  /// The modes that were asked for.
  package let shownModes: [Mode]
  /// The input notices.
  package let notices: [InputNotice]

  /// Creates a list of tokens with one mode.
  package init(_ imported: Imported, mode: Mode) {
    (tokens, notices) = (imported.tokens, imported.notices)
    (modes, shownModes) = ([mode], [mode])
  }

  init(tokens: TokenSet, modes: [Mode], shownModes: [Mode], notices: [InputNotice]) {
    (self.tokens, self.modes, self.shownModes, self.notices) = (tokens, modes, shownModes, notices)
  }
}

extension AuditSession {
  /// Returns the tokens of the request.
  ///
  /// Pairings and rules of a configuration aren't read, so a configuration that names unknown tokens doesn't hide the known ones.
  /// An alias without a target is no failure here, because the list of tokens shows it.
  /// - Throws: `AuditFailure` if the paths have no token files, or files that can't be read.
  package func tokens(recording record: InputRecord? = nil) throws(AuditFailure) -> TokenListing {
    let files = try inputFiles(recording: record)
    let input = try locate(files)
    let (imported, modes) =
      try input.configurationFile == nil ? bareTokens(input, files) : configuredTokens(input, files)
    if let mode = request.mode, !modes.contains(where: { $0.name == mode }) {
      throw AuditFailure(.unknownMode(mode, known: modes.map(\.name)))
    }
    return TokenListing(
      tokens: imported.tokens, modes: modes,
      shownModes: modes.filter { request.mode == nil || $0.name == request.mode },
      notices: imported.notices + imported.tokens.equivalentNameNotices)
  }

  private func bareTokens(_ input: Input, _ files: InputFiles) throws(AuditFailure) -> (Imported, [Mode]) {
    var loader = TokenLoader(files: files)
    add(input, to: &loader)
    let imported = try loader.imported()
    guard loader.documentCount > 0 else { throw nothingToAudit(input, files, loader) }
    if let conflict = loader.conflicts(in: imported).first { throw AuditFailure(.conflictingFiles(conflict)) }
    return (imported, derivedModes(imported) ?? [Mode(Mode(input.name).scheme.rawValue)])
  }

  private func configuredTokens(_ input: Input, _ files: InputFiles) throws(AuditFailure) -> (Imported, [Mode]) {
    var chain = ConfigurationChain(files: files, isNamed: input.isExplicit)
    let (configuration, file) = try chain.configuration(at: input.configurationFile ?? "", isComplete: true)
    var loader = TokenLoader(files: files, modes: configuration.modes, modules: ModuleMap(configuration.tokens))
    for entry in configuration.tokens { loader.add(entry) }
    let imported = try loader.imported()
    if let conflict = loader.conflict(in: imported) { throw AuditFailure(.conflictingFiles(conflict)) }
    return (imported, try modes(configuration, imported, file))
  }
}
