import Audit
import AuditRules
import DesignTokens
import SourceText
import TokenFormats
import ViewCode

// From paths to a design system and its rules.

extension AuditSession {
  /// The files named by a request.
  struct Input {
    /// The folder that token files are relative to.
    var folder: String
    /// The name of the audited system if its files define none.
    var name: String
    /// The configuration file, if there is one.
    var configurationFile: String?
    /// The token files, if there is no configuration.
    var tokenFiles: [String] = []
    /// Whether the request names the token files, so each must be in a known format.
    var isExplicit = false
    /// The listing of the token files' folder, with hidden and faulty files.
    var listing = FolderListing()
  }

  /// A design system ready to be measured, with the rules to run.
  struct Prepared {
    var system: DesignSystem
    var rules: [Auditor.RuleSetting]
    var waivers: [Waiver] = []
    /// The baseline file that the configuration names, as an absolute path.
    var baseline: Configuration.Named<String>?
    /// The scope of the audit.
    var extent = AuditScope.whole
  }

  /// Returns the system and rules of the request.
  func prepared(_ files: InputFiles) throws(AuditFailure) -> Prepared {
    if let sources = request.code { return try linted(sources, files) }
    let input = try locate(files)
    return try input.configurationFile == nil ? bare(input, files) : configured(input, files)
  }

  /// Returns the kind of input that the paths name: a configuration, a folder with or without one, or token files.
  func locate(_ files: InputFiles) throws(AuditFailure) -> Input {
    let paths = request.paths.map(absolute)
    guard let first = paths.first else { throw AuditFailure(.nothingAudited(".")) }
    if paths.count == 1 {
      if files.isFolder(first) == true { return try locate(inFolder: first, files) }
      if lastName(first) == AuditSession.configurationName {
        return Input(
          folder: parent(first), name: lastName(parent(first)), configurationFile: first, isExplicit: true)
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
    do throws(FileError) {
      // Any entry with the name counts: a broken link must not make the audit laxer.
      if try files.exists(configuration) {
        input.configurationFile = configuration
        return input
      }
      input.listing = try files.listing(below: folder, isTrusted: true)
    } catch { throw AuditFailure(.file(error)) }
    input.tokenFiles = input.listing.files.map { folder + "/" + $0 }
    return input
  }

  /// Returns a system without a configuration: one mode, pairings by names, and inferred pairings that count toward the gate.
  func bare(_ input: Input, _ files: InputFiles) throws(AuditFailure) -> Prepared {
    var loader = TokenLoader(files: files)
    add(input, to: &loader)
    return try bare(input, files, &loader)
  }

  /// Returns a system without a configuration, from files that a loader has recognized.
  ///
  /// - Parameter conflictLimit: the maximum number of conflicts between files that an error names.
  func bare(
    _ input: Input, _ files: InputFiles, _ loader: inout TokenLoader, conflictLimit: Int = 1
  ) throws(AuditFailure) -> Prepared {
    let imported = try loader.imported()
    guard loader.documentCount > 0 else { throw nothingToAudit(input, files, loader) }
    let conflicts = loader.conflicts(in: imported).prefix(conflictLimit)
    guard conflicts.isEmpty else { throw AuditFailure(conflicts.map { .conflictingFiles($0) }) }
    let modes = derivedModes(imported) ?? [Mode(Mode(input.name).scheme.rawValue)]
    try checkAliases(imported.tokens, modes)
    // Contracts on tokens are declarations, like those of a configuration without other entries.
    var builder = SystemBuilder(
      configuration: Configuration(), file: SourceFile(path: input.name, bytes: []), tokens: imported.tokens,
      modes: modes, contracts: imported.pairings)
    var system = builder.build(name: input.name)
    guard builder.problems.isEmpty else { throw AuditFailure(builder.problems.map { .configuration($0) }) }
    system.isConfigured = false
    system.profile = request.profile ?? system.profile
    system.standard = request.standard
    system.notices = imported.notices + imported.tokens.equivalentNameNotices
    system.copies = imported.copies
    if imported.pairings.isEmpty { infer(into: &system, loader) }
    addSurfaces(to: &system, loader)
    return Prepared(system: system, rules: RuleCatalog.settings(for: system.profile, standard: system.standard))
  }

  /// Adds token files whose order no configuration defines.
  func add(_ input: Input, to loader: inout TokenLoader) {
    loader.note(input.listing, in: input.folder)
    loader.add(
      TokenLoader.Selection(
        paths: input.tokenFiles, folder: input.folder, mustBeKnown: input.isExplicit, isTrusted: input.isExplicit,
        isUnordered: true))
  }

  /// Returns the reason that a folder can't be audited: the formats of its files, or the lack of token files.
  func nothingToAudit(_ input: Input, _ files: InputFiles, _ loader: TokenLoader) -> AuditFailure {
    let folder = files.display(input.folder)
    let problems = loader.skippedProblems(in: folder)
    return AuditFailure(problems.isEmpty ? [.file(.nothingToAudit(folder))] : problems)
  }

  /// Returns the system that a `palpable.json` describes.
  ///
  /// - Parameter sources: the Swift source to check if only view code is audited; if empty, the configured source.
  func configured(
    _ input: Input, _ files: InputFiles, sources: [String]? = nil
  ) throws(AuditFailure) -> Prepared {
    var chain = ConfigurationChain(files: files, isNamed: input.isExplicit)
    let (configuration, file) = try chain.configuration(at: input.configurationFile ?? "", isComplete: sources == nil)
    return try configured(configuration, file, input, files, sources: sources)
  }

  /// Returns the system that a parsed configuration describes.
  func configured(
    _ configuration: Configuration, _ file: SourceFile, _ input: Input, _ files: InputFiles, sources: [String]? = nil
  ) throws(AuditFailure) -> Prepared {
    var configuration = configuration
    configuration.profile = request.profile ?? configuration.profile
    configuration.standard = request.standard ?? configuration.standard
    let modules = ModuleMap(configuration.tokens)
    var loader = TokenLoader(files: files, modes: configuration.modes, modules: modules)
    for entry in configuration.tokens { loader.add(entry) }
    let imported = try loader.imported()
    if let conflict = loader.conflict(in: imported) { throw AuditFailure(.conflictingFiles(conflict)) }
    let tokens = imported.tokens
    let modes = try modes(configuration, imported, file)
    try checkAliases(tokens, modes)

    let contracts = imported.pairings
    var builder = SystemBuilder(
      configuration: configuration, file: file, tokens: tokens, modes: modes, contracts: contracts)
    var system = builder.build(name: configuration.name ?? input.name)
    system.notices =
      imported.notices + tokens.equivalentNameNotices + baseNotices(configuration, modes, file)
    system.copies = imported.copies
    let views = try codeLoader(configuration.code, sources ?? [], files)
    system.notices += views.notices
    let named = try views.sources().map { modules.module(of: files.path(of: $0.path)) }
    let (code, _, notices) = try code(
      of: views, named, tokens, modes, areDeclared: configuration.modes != nil, below: codeFolder(input, files))
    system[ViewCode.self] = code
    system.notices += notices + code.notices
    if sources == nil {
      system.sources = try self.sources(configuration, files, &builder)
      system.notices += system.sources.flatMap(\.notices)
      if configuration.pairings.isEmpty && configuration.badges.isEmpty && contracts.isEmpty {
        infer(into: &system, loader)
      }
    }
    system.ruleset = configuration.ruleset ?? .current
    system.configuredRules = Set(configuration.rules.map(\.name))
    system.unpinnedRuleset = configuration.ruleset == nil ? configuration.location ?? file.location(of: 0..<0) : nil
    var settings = RuleSettings(file: file)
    let rules = settings.settings(configuration, profile: system.profile)
    let problems =
      builder.problems + settings.problems + gateExceptionProblems(configuration, tokens, modes + system.sourceModes)
    guard problems.isEmpty else { throw AuditFailure(problems.map { .configuration($0) }) }
    return Prepared(system: system, rules: rules, waivers: configuration.waivers, baseline: configuration.baseline)
  }

  /// Returns the modes of the system, each with the contrast that it requires: its own, else that of the system.
  func modes(
    _ configuration: Configuration, _ imported: Imported, _ file: SourceFile
  ) throws(AuditFailure) -> [Mode] {
    let own = Dictionary((configuration.modes ?? []).map { ($0.name, $0.requirements) }) { first, _ in first }
    return try modesWithoutRequirements(configuration, imported, file).map { mode in
      var mode = mode
      // A variant, such as the mode of displays with a wide gamut, is its base, and a theme defined twice is one theme.
      let original =
        mode.isVariant ? mode.base : imported.copies.first { $0.name == mode.name }?.original
      let stated = own[mode.name] ?? original.flatMap { own[$0] }
      mode.requirements = (stated ?? .init()).completed(from: configuration.requirements)
      return mode
    }
  }

  /// Returns the declared modes, or those that the token files name; every mode of a value must be one of them.
  private func modesWithoutRequirements(
    _ configuration: Configuration, _ imported: Imported, _ file: SourceFile
  ) throws(AuditFailure) -> [Mode] {
    guard var declared = configuration.modes else { return derivedModes(imported) ?? [Mode("light")] }
    // A variant of a declared mode needs no declaration: it applies wherever tokens define it.
    for variant in imported.modes where variant.isVariant {
      if let index = declared.firstIndex(where: { $0.name == variant.name }) {
        let mode = declared[index]
        declared[index] = Mode(
          mode.name, scheme: mode.scheme, contrast: mode.contrast, transparency: mode.transparency,
          base: mode.base ?? variant.base, isVariant: true)
      } else if let base = declared.first(where: { $0.name == variant.base }) {
        declared.append(
          Mode(
            variant.name, scheme: base.scheme, contrast: base.contrast, transparency: base.transparency,
            base: base.name,
            isVariant: true))
      }
    }
    for index in declared.indices {
      declared[index] = declared[index].basedAsIn(imported, declared: declared)
      declared[index].pageSwitch = imported.modes.first { $0.name == declared[index].name }?.pageSwitch
    }
    // A theme that is defined twice is measured in every copy, even if a configuration declares only one.
    declared += imported.copies.filter { copy in declared.contains { $0.name == copy.original } }
      .compactMap { copy in imported.modes.first { $0.name == copy.name } }
      .filter { mode in !declared.contains { $0.name == mode.name } }
    let names = declared.map(\.name)
    for mode in imported.tokens.namedModes where !names.contains(mode) {
      if let place = configuration.tokens.first(where: { $0.mode == mode })?.location {
        throw AuditFailure(
          .configuration(.unknownName(kind: "mode", mode, suggestion: nearest(to: mode, among: names), place)))
      }
      guard let token = imported.tokens.tokens.first(where: { $0.value(in: mode) != nil }) else { continue }
      let place = token.value(in: mode)?.location ?? file.location(of: 0..<0)
      throw AuditFailure(.configuration(.unlistedMode(mode, token: token.path, known: names, place)))
    }
    return declared
  }

  /// Returns notices of bases in a configuration that documents contradict.
  private func baseNotices(_ configuration: Configuration, _ modes: [Mode], _ file: SourceFile) -> [InputNotice] {
    (configuration.modes ?? []).compactMap { mode in
      guard let stated = mode.base, let used = modes.first(where: { $0.name == mode.name }), used.base != stated else {
        return nil
      }
      let base = used.base ?? modes.first?.name ?? "light"
      return base == stated
        ? nil
        : InputNotice(
          "the base \(stated) of mode \(mode.name) isn't used; in the token files, \(mode.name) falls back to \(base)",
          at: file.location(of: 0..<0))
    }
  }

  /// Returns the modes that formats define, then those that only files name, based on the first; nil if there are none.
  func derivedModes(_ imported: Imported) -> [Mode]? {
    var modes = imported.modes
    if modes.isEmpty, imported.tokens.hasUnnamedLook { modes.append(Mode("light")) }
    for name in imported.tokens.namedModes where !modes.contains(where: { $0.name == name }) {
      modes.append(Mode(name, base: modes.first?.name))
    }
    // A file may have only the dark colors of a theme.
    let names = Set(modes.map(\.name))
    modes = modes.map { mode in
      guard let base = mode.base, !names.contains(base) else { return mode }
      return Mode(mode.name, scheme: mode.scheme, contrast: mode.contrast, transparency: mode.transparency)
    }
    return modes.isEmpty ? nil : modes
  }

  private func checkAliases(_ tokens: TokenSet, _ modes: [Mode]) throws(AuditFailure) {
    let errors = TokenResolver(tokens: tokens, modes: modes).aliasErrors()
    guard errors.isEmpty else { throw AuditFailure(errors.map { .resolution($0) }) }
  }

  /// Returns the other sources of the same tokens.
  private func sources(
    _ configuration: Configuration, _ files: InputFiles, _ builder: inout SystemBuilder
  ) throws(AuditFailure) -> [TokenSource] {
    var sources: [TokenSource] = []
    for entry in configuration.sources {
      var loader = TokenLoader(files: files, modules: ModuleMap(entry.tokens))
      for tokens in entry.tokens { loader.add(tokens) }
      let imported = try loader.imported()
      if let conflict = loader.conflict(in: imported) { throw AuditFailure(.conflictingFiles(conflict)) }
      sources.append(builder.source(entry, imported, modes: derivedModes(imported) ?? [Mode("light")]))
    }
    return sources
  }
}

extension Mode {
  /// Returns the mode with the base that the documents give it, as in a cascade; a configuration can't change what a page shows.
  fileprivate func basedAsIn(_ imported: Imported, declared: [Mode]) -> Mode {
    var base: String?
    if let equal = imported.equalModes[name], !imported.modes.contains(where: { $0.name == name }) {
      base = equal
    } else if let own = imported.modes.first(where: { $0.name == name && !$0.isVariant }) {
      base = own.base
    } else {
      return self
    }
    // A mode that isn't declared has no values of its own.
    while let current = base, !declared.contains(where: { $0.name == current }) {
      base = imported.modes.first { $0.name == current }?.base
    }
    // The values of the first mode have no name of a mode.
    if base == imported.modes.first?.name, self.base == nil { return self }
    return base == self.base
      ? self
      : Mode(
        name, scheme: scheme, contrast: contrast, transparency: transparency, base: base, isVariant: isVariant)
  }
}
