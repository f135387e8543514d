/// Names of files on one line: each by itself, or how many a folder has.
enum FileNameList {
  /// The number of files that are named one by one.
  private static let namedLimit = 10

  /// Returns the names; of many, those in a folder are counted.
  static func text(_ paths: [String]) -> String {
    guard paths.count > namedLimit else { return paths.joined(separator: ", ") }
    var parts: [(name: String, count: Int)] = []
    var positions: [String: Int] = [:]
    let shared = sharedFolder(paths)
    for path in paths {
      let rest = Array(path.utf8.dropFirst(shared.utf8.count))
      // A file next to the folders stands for itself.
      let end = rest.firstIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? rest.count
      let name = shared + String(decoding: rest[..<end], as: UTF8.self)
      if let position = positions[name] {
        parts[position].count += 1
      } else {
        positions[name] = parts.count
        parts.append((name, 1))
      }
    }
    return parts.map { $0.count == 1 && !$0.name.hasSuffix("/") ? $0.name : "\($0.name): \($0.count)" }
      .joined(separator: ", ")
  }

  /// Returns the folder that contains all files, with a slash at its end; empty if there is none.
  private static func sharedFolder(_ paths: [String]) -> String {
    guard let first = paths.first else { return "" }
    var shared = Array(first.utf8)
    for path in paths {
      let common = zip(shared, path.utf8).prefix { $0 == $1 }.count
      shared = Array(shared[..<common])
    }
    let end = shared.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: shared[..<end], as: UTF8.self)
  }
}
