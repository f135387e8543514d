import SourceText

/// The addresses of source lines, where a CI runner tells which repository and commit it checked out.
public struct SourceLinks: Sendable, Hashable {
  /// The environment variables that are read.
  public static let variables = [
    "GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_SHA", "GITHUB_WORKSPACE", "CI_PROJECT_URL", "CI_COMMIT_SHA",
    "CI_PROJECT_DIR",
  ]

  /// The address of a file without its path, with a slash at the end.
  private let base: String
  /// The path of the report's root in the repository, with a slash at the end unless it is empty.
  private let prefix: String

  /// Returns the links for a runner's environment; nil if it doesn't name the repository, the commit, and the folder.
  ///
  /// Known are the variables of GitHub Actions and of GitLab CI/CD.
  ///
  /// - Parameters:
  ///   - variables: the environment variables.
  ///   - root: the folder that paths in the report are relative to.
  public init?(_ variables: [String: String], root: String) {
    func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    let folder: String
    if let server = value("GITHUB_SERVER_URL"), let repository = value("GITHUB_REPOSITORY"),
      let commit = value("GITHUB_SHA"), let workspace = value("GITHUB_WORKSPACE")
    {
      (base, folder) = ("\(server)/\(repository)/blob/\(commit)/", workspace)
    } else if let project = value("CI_PROJECT_URL"), let commit = value("CI_COMMIT_SHA"),
      let directory = value("CI_PROJECT_DIR")
    {
      (base, folder) = ("\(project)/-/blob/\(commit)/", directory)
    } else {
      return nil
    }
    guard base.utf8.starts(with: "https://".utf8), base.utf8.allSatisfy(SourceLinks.isPlain) else { return nil }
    if root.utf8.elementsEqual(folder.utf8) {
      prefix = ""
    } else if root.utf8.starts(with: (folder + "/").utf8) {
      prefix = String(Substring(root.utf8.dropFirst(folder.utf8.count + 1))) + "/"
    } else {
      return nil
    }
  }

  /// Returns the address of a location; nil if the path leaves the root.
  func address(of location: SourceLocation) -> String? {
    guard !location.path.utf8.starts(with: "/".utf8), !location.path.utf8.starts(with: "../".utf8) else { return nil }
    var path = ""
    for byte in (prefix + location.path).utf8 {
      if SourceLinks.isPlain(byte) {
        path.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        path += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return "\(base)\(path)#L\(location.line)"
  }

  /// Whether a byte needs no percent encoding in an address, and is no markup.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~/:".utf8.contains(byte)
    }
  }
}
