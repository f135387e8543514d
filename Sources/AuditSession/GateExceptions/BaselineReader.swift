import Audit
import SourceText

/// A reader of baseline files.
struct BaselineReader {
  let file: SourceFile

  /// Returns the baseline; a duplicate fingerprint is an error, as after a merge that kept both sides.
  func read() throws(ConfigurationError) -> Baseline {
    let root: JSONNode
    do throws(SourceTextError) { root = try readJSON(file, dialect: .commented) } catch { throw .text(error) }
    let object = try ObjectReader(root, in: file, kind: "a baseline", keys: ["schemaVersion", "findings"])
    guard root["schemaVersion"]?.number == Double(Baseline.schemaVersion) else {
      throw .unexpected(
        expected: "\"schemaVersion\" \(Baseline.schemaVersion), the only supported version",
        found: root["schemaVersion"]?.number.map(authoredText) ?? "none",
        object.location(of: root["schemaVersion"] ?? root))
    }
    guard let elements = root["findings"]?.elements else {
      throw .missingKey("findings", of: "a baseline", object.location)
    }
    var entries: [Baseline.Entry] = []
    var seen: Set<[UInt8]> = []
    for element in elements {
      let entry = try entry(element)
      guard seen.insert(Array(entry.fingerprint.utf8)).inserted else {
        throw .duplicateBaselineEntry(entry.fingerprint, object.location(of: element))
      }
      entries.append(entry)
    }
    return Baseline(entries)
  }

  private func entry(_ node: JSONNode) throws(ConfigurationError) -> Baseline.Entry {
    let keys = ["fingerprint", "outcome", "measured", "interval", "required", "minor"]
    let object = try ObjectReader(node, in: file, kind: "a baseline entry", keys: keys)
    let snapshot = try object.snapshot(isMinor: try object.boolean("minor"))
    return Baseline.Entry(try object.requiredString("fingerprint"), snapshot, at: object.location)
  }
}

extension ObjectReader {
  /// Returns the values of a finding, under the keys that baselines and reports share.
  func snapshot(isMinor: Bool) throws(ConfigurationError) -> FindingSnapshot {
    guard let kind = FindingSnapshot.Kind(rawValue: try requiredString("outcome")) else {
      throw .unexpected(
        expected: "\"outcome\" as failed or cantTell", found: node["outcome"]?.string.map { "\"\($0)\"" } ?? "none",
        location(of: node["outcome"] ?? node))
    }
    return FindingSnapshot(
      kind, measured: try optionalNumber("measured"), interval: try interval("interval"),
      required: try optionalNumber("required"), isMinor: isMinor)
  }

  /// Returns a number, or nil if the key is missing or null.
  func optionalNumber(_ key: String) throws(ConfigurationError) -> Double? {
    guard let value = node[key] else { return nil }
    if case .null = value.value { return nil }
    guard let number = value.number else { throw unexpected("\"\(key)\" as a number", value) }
    return number
  }

  /// Returns an interval, the lower bound first; a null upper bound is unknown.
  func interval(_ key: String) throws(ConfigurationError) -> ClosedRange<Double>? {
    guard let value = node[key] else { return nil }
    if case .null = value.value { return nil }
    guard let ends = value.elements, ends.count == 2, let lower = ends[0].number else {
      throw unexpected("\"\(key)\" as two numbers", value)
    }
    let upper = ends[1].number ?? .greatestFiniteMagnitude
    guard lower <= upper else { throw unexpected("\"\(key)\" with the lower number first", value) }
    return lower...upper
  }
}

extension Baseline {
  /// The version of the file format.
  static let schemaVersion = 1

  /// The file contents: one sorted entry per line, so two branches that change different entries merge.
  public var text: String {
    var text = "{\n  \"schemaVersion\": \(Baseline.schemaVersion),\n  \"findings\": ["
    for (index, entry) in entries.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + "    " + entry.text
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }
}

extension Baseline.Entry {
  fileprivate var text: String {
    var members: [(String, JSONText)] = [
      ("fingerprint", .string(fingerprint)), ("outcome", .string(snapshot.kind.rawValue)),
    ]
    if let measured = snapshot.measured { members.append(("measured", .optional(measured))) }
    if let interval = snapshot.interval {
      let upper = interval.upperBound < .greatestFiniteMagnitude ? interval.upperBound : nil
      members.append(("interval", .array([.number(interval.lowerBound), .optional(upper)])))
    }
    if let required = snapshot.required { members.append(("required", .optional(required))) }
    if snapshot.isMinor { members.append(("minor", .boolean(true))) }
    let parts = members.map { name, value in
      var text = ""
      value.write(to: &text)
      return "\"\(name)\": \(text)"
    }
    return "{ " + parts.joined(separator: ", ") + " }"
  }
}
