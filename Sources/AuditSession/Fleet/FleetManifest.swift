import Audit
import SourceText

/// What one shard of a fleet audited, so that a merge notices a lost shard or system.
public struct FleetManifest: Sendable, Hashable {
  /// The shard, 1 to `shards`.
  public var shard: Int
  /// The number of shards.
  public var shards: Int
  /// The number of systems of all shards.
  public var systems: Int
  /// The folders of the systems with a report, below the output folder; empty for a system in it.
  public var audited: [String]
  /// The folders of the systems that couldn't be audited.
  public var failed: [String]

  /// Creates the manifest of a shard.
  public init(shard: Int, of shards: Int, systems: Int, audited: [String] = [], failed: [String] = []) {
    (self.shard, self.shards, self.systems) = (shard, shards, systems)
    (self.audited, self.failed) = (audited, failed)
  }

  /// The name of the file.
  public var fileName: String { "fleet-\(shard)-of-\(shards).json" }

  /// Whether a name is that of a manifest.
  static func isName(_ name: String) -> Bool {
    name.utf8.starts(with: "fleet-".utf8) && name.endsWithBytes(of: ".json")
  }

  /// The first bytes of a file, by which an earlier one is recognized.
  public static let start = "{\n  \"fleetManifest\": 1,"

  /// The manifest as JSON.
  public var text: String {
    var text = ""
    JSONText.object([
      ("fleetManifest", .integer(1)), ("shard", .integer(shard)), ("shards", .integer(shards)),
      ("systems", .integer(systems)), ("audited", .array(audited.map { .string($0) })),
      ("failed", .array(failed.map { .string($0) })),
    ]).write(to: &text)
    return text + "\n"
  }

  /// Reads a manifest; nil if it isn't one.
  init?(_ file: SourceFile) {
    guard let root = try? readJSON(file), root["fleetManifest"]?.number == 1 else { return nil }
    func count(_ name: String) -> Int? { root[name]?.number.flatMap { Int(exactly: $0) } }
    func names(_ name: String) -> [String]? { root[name]?.elements?.compactMap(\.string) }
    guard let shard = count("shard"), let shards = count("shards"), let systems = count("systems"),
      let audited = names("audited"), let failed = names("failed")
    else { return nil }
    self.init(shard: shard, of: shards, systems: systems, audited: audited, failed: failed)
  }
}

/// What is missing in the reports of a fleet.
public struct FleetGaps: Sendable {
  /// The sentences, without a period at their end.
  public private(set) var sentences: [String] = []
  private static let named = 20

  /// Compares manifests with the folders of the reports; nothing is missing without manifests.
  init(_ manifests: [FleetManifest], reports: [String]) {
    guard let first = manifests.first else { return }
    let shards = manifests.map(\.shard).sorted()
    guard manifests.allSatisfy({ $0.shards == first.shards && $0.systems == first.systems }),
      Set(shards).count == shards.count
    else {
      sentences = ["the shards are of different fleets; audit all shards again into an empty folder"]
      return
    }
    let lost = Set(1...max(1, min(first.shards, 100_000))).subtracting(shards).sorted()
    add(lost.map(String.init)) { "shard \($0) of \(first.shards) is missing; add its output, or audit it again" }
    add(manifests.flatMap(\.failed)) { "\(FleetGaps.name($0)): couldn't be audited; correct it, and audit it again" }
    let listed = Set(manifests.flatMap { $0.audited + $0.failed }.map { Array($0.utf8) }).count
    if lost.isEmpty, listed != first.systems {
      sentences.append(
        "the shards list \(listed) of \(first.systems) systems; audit all shards again from one version of the systems")
    }
    let audited = Set(manifests.flatMap(\.audited).map { Array($0.utf8) })
    let found = Set(reports.map { Array($0.utf8) })
    func texts(_ names: Set<[UInt8]>) -> [String] {
      names.map { String(decoding: $0, as: UTF8.self) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    add(texts(audited.subtracting(found))) {
      "\(FleetGaps.name($0)): its report is missing; add it, or audit it again"
    }
    add(texts(found.subtracting(audited))) {
      "\(FleetGaps.name($0)): has a report, but isn't a system of this fleet; remove its folder"
    }
  }

  private mutating func add(_ names: [String], _ sentence: (String) -> String) {
    sentences += names.prefix(FleetGaps.named).map(sentence)
    if names.count > FleetGaps.named { sentences.append("and \(names.count - FleetGaps.named) more") }
  }

  private static func name(_ folder: String) -> String { folder.isEmpty ? "." : folder.madeVisible }
}
