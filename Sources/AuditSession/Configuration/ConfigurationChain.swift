import Audit
import DesignTokens
import SourceText

/// A reader of a `palpable.json` and every file it extends, the extended files first.
struct ConfigurationChain {
  let files: InputFiles
  /// Whether the command line names the file itself, rather than its folder.
  let isNamed: Bool
  /// The maximum number of files in the chain.
  static let limit = 16

  private var readCount = 0

  init(files: InputFiles, isNamed: Bool = false) {
    self.files = files
    self.isNamed = isNamed
  }

  /// Returns the configuration at a path, merged with the files it extends; the extending file takes precedence.
  ///
  /// - Parameter isComplete: whether the configuration must name token files or code to audit.
  mutating func configuration(at path: String, isComplete: Bool = true) throws(AuditFailure) -> (
    Configuration, SourceFile
  ) {
    let (configuration, file) = try read(path, below: [])
    guard !isComplete || !configuration.tokens.isEmpty || !configuration.code.isEmpty else {
      let place = configuration.location ?? file.location(of: 0..<0)
      throw AuditFailure(.configuration(.missingKey("tokens", of: "palpable.json", place)))
    }
    return (configuration, file)
  }

  private mutating func read(_ path: String, below chain: [String]) throws(AuditFailure) -> (Configuration, SourceFile)
  {
    let file: SourceFile
    do throws(FileError) {
      file = try files.read(path, isTrusted: chain.isEmpty && isNamed, mayLieOutside: chain.isEmpty)
    } catch {
      throw AuditFailure(.file(error))
    }
    files.record.noteUse(path)
    let own: Configuration
    do throws(ConfigurationError) {
      own = try ConfigurationReader(file: file, folder: parent(path), checkout: files.checkout).read()
    } catch { throw AuditFailure(.configuration(error)) }
    var merged = Configuration()
    for base in own.extends {
      let target = "/" + normalized(joined(parent(path), base.value)).joined(separator: "/")
      let names = (chain + [path, target]).map(files.display)
      readCount += 1
      if target == path || chain.contains(target) {
        throw AuditFailure(.configuration(.circularExtension(names, base.location)))
      }
      guard readCount < ConfigurationChain.limit else {
        throw AuditFailure(.configuration(.tooManyExtensions(limit: ConfigurationChain.limit, base.location)))
      }
      guard files.isFolder(target) == false else {
        throw AuditFailure(.configuration(.noSuchFile(base.value, base.location)))
      }
      merged.add(try read(target, below: chain + [path]).0)
    }
    merged.add(own)
    return (merged, file)
  }
}

extension Configuration {
  /// Merges an extending file: its values replace single values and entries of the same name; other entries are added.
  fileprivate mutating func add(_ nearer: Configuration) {
    name = nearer.name ?? name
    location = nearer.location ?? location
    modes = nearer.modes ?? modes
    profile = nearer.profile ?? profile
    standard = nearer.standard ?? standard
    requirements = nearer.requirements.completed(from: requirements)
    ruleset = nearer.ruleset ?? ruleset
    platform = nearer.platform ?? platform
    tokens += nearer.tokens
    tiers.merge(nearer.tiers) { $1 }
    surfaces += nearer.surfaces
    materials += nearer.materials
    pairings += nearer.pairings
    badges = badges.replaced(by: nearer.badges, named: \.name)
    families = families.replaced(by: nearer.families, named: \.name)
    locked += nearer.locked
    ramps += nearer.ramps
    textStyles = textStyles.replaced(by: nearer.textStyles, named: \.name)
    controls = controls.replaced(by: nearer.controls, named: \.name)
    containers = containers.replaced(by: nearer.containers, named: \.name)
    sources = sources.replaced(by: nearer.sources, named: \.name)
    code += nearer.code
    rules += nearer.rules
    overrides += nearer.overrides
    waivers += nearer.waivers
    baseline = nearer.baseline ?? baseline
  }
}

extension Array {
  /// Returns the elements, with those of `nearer` replacing elements of the same name, followed by the rest of `nearer`.
  fileprivate func replaced(by nearer: [Element], named name: (Element) -> String) -> [Element] {
    let names = Set(nearer.map(name))
    return filter { !names.contains(name($0)) } + nearer
  }
}
