/// Reads lines as the runner of GitHub Actions does: commands of today start a line with `::`, those of old stand anywhere after `##[`.
enum WorkflowRunner {
  struct Command: Equatable {
    var name: String
    var properties: [String: String] = [:]
    var data: String
  }

  /// The command in a line, whatever its name is; nil when there is none.
  static func command(in line: String) -> Command? {
    let scalars = Array(line.unicodeScalars.drop { $0.properties.isWhitespace })
    guard scalars.starts(with: "::".unicodeScalars),
      let end = (2..<max(2, scalars.count - 1)).first(where: { scalars[$0] == ":" && scalars[$0 + 1] == ":" })
    else { return nil }
    let info = text(scalars[2..<end])
    let parts = info.split(separator: " ", maxSplits: 1).map(String.init)
    var command = Command(name: parts[0], data: unescaped(text(scalars[(end + 2)...]), properties: false))
    for property in (parts.count > 1 ? parts[1] : "").split(separator: ",") {
      let pair = property.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { command.properties[pair[0]] = unescaped(pair[1], properties: true) }
    }
    return command
  }

  /// Whether a line, or a line that its command would log, could hold a command of the old kind.
  static func holdsOldCommand(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return zip(bytes, zip(bytes.dropFirst(), bytes.dropFirst(2))).contains {
      ($0, $1.0, $1.1) == (UInt8(ascii: "#"), UInt8(ascii: "#"), UInt8(ascii: "["))
    }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// The runner replaces one escape after the other, the percent sign last.
  private static func unescaped(_ text: String, properties: Bool) -> String {
    let common = [("%0D", "\r"), ("%0A", "\n")]
    let all = common + (properties ? [("%3A", ":"), ("%2C", ",")] : []) + [("%25", "%")]
    return all.reduce(text) { replaced($0, $1.0, by: $1.1) }
  }

  private static func replaced(_ text: String, _ old: String, by new: String) -> String {
    let (bytes, target) = (Array(text.utf8), Array(old.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: target) {
        result += Array(new.utf8)
        index += target.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
