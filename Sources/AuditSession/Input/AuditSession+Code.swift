import Audit
import AuditRules
import DesignTokens
import SourceText
import SwiftSource
import TokenFormats
import ViewCode

// View code: its files, and audits of view code alone.

extension AuditSession {
  /// Returns the configuration of a view code audit: the named one, or else the one in the root, if any.
  func lintInput(_ files: InputFiles) throws(AuditFailure) -> Input {
    if let named = request.paths.first.map(absolute) {
      let path = files.isFolder(named) == true ? named + "/" + AuditSession.configurationName : named
      return Input(folder: parent(path), name: lastName(parent(path)), configurationFile: path, isExplicit: true)
    }
    var input = Input(folder: "/" + normalized(folder).joined(separator: "/"), name: "")
    input.name = request.code?.first.map { lastName(absolute($0)) } ?? lastName(input.folder)
    let path = joined(input.folder, AuditSession.configurationName)
    do throws(FileError) { if try files.exists(path) { input.configurationFile = path } } catch {
      throw AuditFailure(.file(error))
    }
    return input
  }

  /// Returns a system with only view code to check, with its configuration or with default rules.
  func linted(_ sources: [String], _ files: InputFiles) throws(AuditFailure) -> Prepared {
    let input = try lintInput(files)
    var prepared =
      try input.configurationFile == nil
      ? bareCode(input, sources, files) : configured(input, files, sources: sources)
    guard !prepared.system.files.isEmpty else {
      throw AuditFailure(.nothingToLint(sources.first.map(absolute).map(files.display)))
    }
    prepared.extent = sources.isEmpty ? .code : .someCode
    prepared.system.badges = []
    return prepared
  }

  /// Returns a system for view code without a configuration, whose own constants are the tokens.
  private func bareCode(
    _ input: Input, _ sources: [String], _ files: InputFiles
  ) throws(AuditFailure) -> Prepared {
    let loader = try codeLoader([], sources, files)
    let (code, own, notices) = try code(of: loader, [], TokenSet(), nil, below: "")
    var system = DesignSystem(name: input.name, tokens: own.tokens, modes: derivedModes(own) ?? [Mode("light")])
    system.isConfigured = false
    system.profile = request.profile ?? system.profile
    system.standard = request.standard
    system.notices = loader.notices + notices + code.notices
    system[ViewCode.self] = code
    return Prepared(
      system: system, rules: RuleCatalog.settings(for: system.profile, standard: system.standard))
  }

  /// Returns a loader of the named files, or else of the files in the entries of a configuration.
  func codeLoader(
    _ entries: [Configuration.TokenFiles], _ sources: [String], _ files: InputFiles
  ) throws(AuditFailure) -> CodeLoader {
    let count = sources.isEmpty ? entries.count : sources.count
    var loader = CodeLoader(files: files, readsOneFolder: count == 1)
    if sources.isEmpty {
      for entry in entries { loader.add(entry) }
    } else {
      for source in sources.map(absolute) {
        do throws(FileError) { _ = try loader.add(source, isTrusted: true) } catch { loader.note(error) }
      }
    }
    return loader
  }

  /// Returns the configuration's folder as a path prefix for reports; empty if reports already name files relative to it.
  func codeFolder(_ input: Input, _ files: InputFiles) -> String {
    let shown = files.display(input.folder)
    return shown == "." ? "" : shown + "/"
  }

  /// Returns view code, each file with its module, with the tokens of the system and those that the files define.
  ///
  /// - Parameters:
  ///   - modes: the modes of the system; nil to use those of the files.
  ///   - areDeclared: whether a configuration lists the modes, so asset catalogs next to the code add none.
  /// - Throws: the problems of all files if none can be read.
  func code(
    of loader: CodeLoader, _ modules: [String?], _ tokens: TokenSet, _ modes: [Mode]?, areDeclared: Bool = false,
    below folder: String
  ) throws(AuditFailure) -> (code: ViewCode, own: Imported, notices: [InputNotice]) {
    let sources = try loader.sources()
    guard !sources.isEmpty else { return (.none, Imported(), []) }
    var problems: [AuditFailure.Problem] = loader.unread.map { .file($0) }
    var outlines: [SwiftOutline] = []
    var modulesOfOutlines: [String?] = []
    let read = Parallel.map(sources.count) { index in
      Result { () throws(FormatError) in try SwiftTokensFormat.outline(sources[index]) }
    }
    for (index, result) in read.enumerated() {
      switch result {
      case .success(let outline):
        outlines.append(outline)
        modulesOfOutlines.append(index < modules.count ? modules[index] : nil)
      case .failure(let error): problems.append(.format(error))
      }
    }
    guard !outlines.isEmpty else { throw AuditFailure(problems) }
    var known = tokens
    let own: Imported
    do throws(FormatError) { own = try SwiftTokensFormat.tokens(from: outlines, modules: modulesOfOutlines) } catch {
      throw AuditFailure(.format(error))
    }
    for token in own.tokens.tokens where !tokens.contains(token.path) { known.insert(token) }
    let catalogs = CodeCatalogs(loader.colorSets, besides: tokens, loader.files) { loader.settings }
    let system = modes ?? derivedModes(own) ?? []
    let code = ViewCode(
      outlines, tokens: known, modes: areDeclared ? system : catalogs.modes(with: system, areFound: modes == nil),
      below: folder,
      modules: modulesOfOutlines, projects: loader.projects, others: loader.others,
      unread: problems.map { $0.unreadFile(below: folder) }, catalogs: catalogs.colors)
    return (code, own, areDeclared ? [] : catalogs.notices)
  }

  /// Returns the findings of the same view code audit in an earlier state of the root.
  ///
  /// It reads the files with the same names, under that state's own configuration unless the request names one.
  func pastLint(of sources: [String], at path: String, _ files: InputFiles) throws(AuditFailure) -> AuditSnapshot {
    let root = lastName(path) == AuditSession.configurationName ? parent(path) : path
    guard files.isFolder(root) == true else { throw AuditFailure(.file(.missing(files.display(root)))) }
    var earlier = request
    earlier.root = root
    earlier.paths = request.paths.map(absolute)
    (earlier.against, earlier.baseline, earlier.appliesBaseline, earlier.boundary) = (nil, nil, false, nil)
    let base = normalized(folder)
    var names: [String] = []
    for source in sources.map(absolute) {
      let parts = normalized(source)
      guard parts.starts(with: base) else { throw AuditFailure(.file(.outside(files.display(source)))) }
      names.append(parts.dropFirst(base.count).joined(separator: "/"))
    }
    // Files added since have no earlier state.
    earlier.code = names.map { $0.isEmpty ? "." : $0 }.filter { files.isFolder(joined(root, $0)) != nil }
    let name = files.display(path)
    guard sources.isEmpty || earlier.code?.isEmpty == false else {
      return AuditSnapshot(name: name)
    }
    return AuditSnapshot(
      name: name, try AuditSession(earlier).report(recording: files.record), includesText: false)
  }
}
