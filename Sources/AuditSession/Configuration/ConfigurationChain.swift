import Audit
import DesignTokens
import SourceText

/// Reads a `palpable.json` with everything that it extends, the extended files first.
struct ConfigurationChain {
  let files: InputFiles
  /// Whether the command line names the file itself, rather than its folder.
  let isNamed: Bool
  /// The most files that may extend each other.
  static let limit = 16

  private var readCount = 0

  init(files: InputFiles, isNamed: Bool = false) {
    self.files = files
    self.isNamed = isNamed
  }

  /// The configuration at a path, merged with what it extends; what stands nearer to the path counts more.
  ///
  /// - Parameter isComplete: whether it has to say itself what is looked at.
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
  /// Adds what a nearer file says: single values replace, entries with a name replace those of the same name, everything else is added.
  fileprivate mutating func add(_ nearer: Configuration) {
    name = nearer.name ?? name
    location = nearer.location ?? location
    modes = nearer.modes ?? modes
    profile = nearer.profile ?? profile
    platform = nearer.platform ?? platform
    tokens += nearer.tokens
    tiers.merge(nearer.tiers) { $1 }
    surfaces += nearer.surfaces
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
  /// The elements with those of another list in the place of their namesakes, and the rest of that list after them.
  fileprivate func replaced(by nearer: [Element], named name: (Element) -> String) -> [Element] {
    let names = Set(nearer.map(name))
    return filter { !names.contains(name($0)) } + nearer
  }
}
