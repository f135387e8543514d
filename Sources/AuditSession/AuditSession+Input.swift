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
      return Input(folder: parent(first), name: stem(first), tokenFiles: [first])
    }
    for path in paths where lastName(path) == AuditSession.configurationName || files.isFolder(path) == true {
      throw AuditFailure(.configurationAmongOthers(files.display(path)))
    }
    return Input(folder: parent(first), name: stem(first), tokenFiles: paths)
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
    for path in input.tokenFiles { loader.load(path, mode: nil, format: nil, mustBeKnown: input.tokenFiles.count == 1) }
    guard loader.problems.isEmpty else { throw AuditFailure(loader.problems) }
    guard loader.loadedCount > 0 else { throw AuditFailure(.file(.nothingToAudit(files.display(input.folder)))) }
    let named = loader.tokens.namedModes
    let modes = named.isEmpty ? [Mode(Mode(input.name).scheme.rawValue)] : derivedModes(named)
    try checkAliases(loader.tokens, modes)
    var system = DesignSystem(name: input.name, tokens: loader.tokens, modes: modes)
    system.isConfigured = false
    system.notices = loader.notices
    system.pairings = inferredPairings(loader.tokens, modes)
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
    guard loader.problems.isEmpty else { throw AuditFailure(loader.problems) }
    let modes = try modes(configuration, loader.tokens, file)
    try checkAliases(loader.tokens, modes)

    var builder = SystemBuilder(configuration: configuration, file: file, tokens: loader.tokens, modes: modes)
    var system = builder.build(name: configuration.name ?? input.name)
    system.notices = loader.notices
    if configuration.pairings.isEmpty && configuration.badges.isEmpty {
      system.pairings = inferredPairings(loader.tokens, modes)
    }
    var settings = RuleSettings(file: file)
    let rules = settings.settings(configuration, profile: system.profile)
    let problems = builder.problems + settings.problems
    guard problems.isEmpty else { throw AuditFailure(problems.map { .configuration($0) }) }
    return Prepared(system: system, rules: rules, configuredRules: Set(configuration.rules.map(\.name)))
  }

  /// The declared modes, or those that the token files name; every mode that values name must be one of them.
  private func modes(
    _ configuration: Configuration, _ tokens: TokenSet, _ file: SourceFile
  ) throws(AuditFailure) -> [Mode] {
    let named = tokens.namedModes
    guard let declared = configuration.modes else {
      return named.isEmpty ? [Mode("light")] : derivedModes(named)
    }
    let names = declared.map(\.name)
    for mode in named where !names.contains(mode) {
      let place = configuration.tokens.first { $0.mode == mode }?.location ?? file.location(of: 0..<0)
      throw AuditFailure(
        .configuration(
          .unknownName(kind: "mode", mode, suggestion: nearest(to: mode, among: names), place)))
    }
    return declared
  }

  /// Modes for names that only files give: the first is the base of the others.
  private func derivedModes(_ names: [String]) -> [Mode] {
    names.map { Mode($0, base: $0 == names.first ? nil : names.first) }
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
