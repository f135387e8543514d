import Audit
import AuditRules
import DesignTokens
import SourceText
import TokenFormats

// From paths to a design system with its rules.

extension AuditSession {
  /// The files that a request names.
  struct Input {
    /// The folder that token files are relative to.
    var folder: String
    /// What the audited thing is called when it does not say so itself.
    var name: String
    /// The configuration, when there is one.
    var configurationFile: String?
    /// The token files, when there is none.
    var tokenFiles: [String] = []
    /// Whether the token files were named, so that each must be in a known format.
    var isExplicit = false
  }

  /// A design system ready to be measured, and the rules to run.
  struct Prepared {
    var system: DesignSystem
    var rules: [Auditor.RuleSetting]
    /// The rules whose level the configuration sets, which no profile overrides.
    var configuredRules: Set<String> = []

    /// Follows another profile than the configuration's.
    mutating func apply(_ profile: Profile) {
      system.profile = profile
      for index in rules.indices {
        let descriptor = type(of: rules[index].rule).descriptor
        if !configuredRules.contains(descriptor.id) {
          rules[index].level = profile.level(of: descriptor.id) ?? descriptor.level
        }
      }
    }
  }

  /// Finds out what the paths are: a configuration, a folder with or without one, or token files.
  func locate(_ files: InputFiles) throws(AuditFailure) -> Input {
    let paths = request.paths.map(absolute)
    guard let first = paths.first else { throw AuditFailure(.nothingAudited(".")) }
    if paths.count == 1 {
      guard let isFolder = files.isFolder(first) else { throw AuditFailure(.file(.missing(files.display(first)))) }
      if isFolder { return try locate(inFolder: first, files) }
      if lastName(first) == AuditSession.configurationName {
        return Input(folder: parent(first), name: lastName(parent(first)), configurationFile: first)
      }
      return Input(folder: parent(first), name: stem(first), tokenFiles: [first], isExplicit: true)
    }
    for path in paths where lastName(path) == AuditSession.configurationName || files.isFolder(path) == true {
      throw AuditFailure(.configurationAmongOthers(files.display(path)))
    }
    return Input(folder: parent(first), name: stem(first), tokenFiles: paths, isExplicit: true)
  }

  private func locate(inFolder folder: String, _ files: InputFiles) throws(AuditFailure) -> Input {
    var input = Input(folder: folder, name: lastName(folder))
    let configuration = folder + "/" + AuditSession.configurationName
    if files.isFolder(configuration) == false {
      input.configurationFile = configuration
      return input
    }
    do throws(FileError) {
      input.tokenFiles = try files.files(below: folder).map { folder + "/" + $0 }
    } catch { throw AuditFailure(.file(error)) }
    return input
  }

  /// A system without a configuration: one mode, pairings by names, and everything inferred gates.
  func bare(_ input: Input, _ files: InputFiles) throws(AuditFailure) -> Prepared {
    var loader = TokenLoader(files: files)
    loader.load(input.tokenFiles, mode: nil, format: nil, mustBeKnown: input.isExplicit)
    loader.finish()
    guard loader.problems.isEmpty else { throw AuditFailure(loader.problems) }
    guard loader.loadedCount > 0 else { throw AuditFailure(.file(.nothingToAudit(files.display(input.folder)))) }
    let modes = derivedModes(loader.imported) ?? [Mode(Mode(input.name).scheme.rawValue)]
    try checkAliases(loader.imported.tokens, modes)
    var system = DesignSystem(name: input.name, tokens: loader.imported.tokens, modes: modes)
    system.isConfigured = false
    system.notices = loader.imported.notices
    system.pairings = inferredPairings(loader.imported.tokens, modes)
    return Prepared(system: system, rules: RuleCatalogue.settings(for: system.profile))
  }

  /// A system as its `palpable.json` describes it.
  func configured(_ input: Input, _ files: InputFiles) throws(AuditFailure) -> Prepared {
    let file: SourceFile
    do throws(FileError) { file = try files.read(input.configurationFile ?? "") } catch {
      throw AuditFailure(.file(error))
    }
    let configuration: Configuration
    do throws(ConfigurationError) { configuration = try ConfigurationReader(file: file).read() } catch {
      throw AuditFailure(.configuration(error))
    }
    var loader = TokenLoader(files: files)
    for entry in configuration.tokens { loader.load(entry, folder: input.folder) }
    loader.finish()
    guard loader.problems.isEmpty else { throw AuditFailure(loader.problems) }
    let tokens = loader.imported.tokens
    let modes = try modes(configuration, loader.imported, file)
    try checkAliases(tokens, modes)

    var builder = SystemBuilder(configuration: configuration, file: file, tokens: tokens, modes: modes)
    var system = builder.build(name: configuration.name ?? input.name)
    system.notices = loader.imported.notices
    if configuration.pairings.isEmpty && configuration.badges.isEmpty {
      system.pairings = inferredPairings(tokens, modes)
    }
    var settings = RuleSettings(file: file)
    let rules = settings.settings(configuration, profile: system.profile)
    let problems = builder.problems + settings.problems
    guard problems.isEmpty else { throw AuditFailure(problems.map { .configuration($0) }) }
    return Prepared(system: system, rules: rules, configuredRules: Set(configuration.rules.map(\.name)))
  }

  /// The declared modes, or those that the token files name; every mode that values name must be one of them.
  private func modes(
    _ configuration: Configuration, _ imported: Imported, _ file: SourceFile
  ) throws(AuditFailure) -> [Mode] {
    guard let declared = configuration.modes else { return derivedModes(imported) ?? [Mode("light")] }
    let names = declared.map(\.name)
    for mode in imported.tokens.namedModes where !names.contains(mode) {
      let place = configuration.tokens.first { $0.mode == mode }?.location ?? file.location(of: 0..<0)
      throw AuditFailure(
        .configuration(
          .unknownName(kind: "mode", mode, suggestion: nearest(to: mode, among: names), place)))
    }
    return declared
  }

  /// The modes that formats tell of, then those that only files name, based on the first; nil when there are none.
  private func derivedModes(_ imported: Imported) -> [Mode]? {
    var modes = imported.modes
    for name in imported.tokens.namedModes where !modes.contains(where: { $0.name == name }) {
      modes.append(Mode(name, base: modes.first?.name))
    }
    return modes.isEmpty ? nil : modes
  }

  private func checkAliases(_ tokens: TokenSet, _ modes: [Mode]) throws(AuditFailure) {
    let errors = TokenResolver(tokens: tokens, modes: modes).aliasErrors()
    guard errors.isEmpty else { throw AuditFailure(errors.map { .resolution($0) }) }
  }

  private func inferredPairings(_ tokens: TokenSet, _ modes: [Mode]) -> [Pairing] {
    let resolver = TokenResolver(tokens: tokens, modes: modes)
    let colors = tokens.tokens.filter { token in
      token.type == .color
        || (token.type == nil
          && modes.contains { (try? resolver.resolve(token.path, in: $0.name))?.color != nil })
    }
    return PairingInference(paths: colors.map(\.path)).pairings()
  }
}
