import Audit
import SourceText
import TokenFormats
import ViewCode

extension AuditFailure.Problem {
  /// The problem of a source file as an unread file, with the words of its message.
  ///
  /// - Parameter folder: the folder, ending with a slash, to which the name in findings is relative.
  func unreadFile(below folder: String) -> UnreadFile {
    let place = place
    let full = sentence
    let prefixes = ["\(place.path):\(place.line):\(place.column): ", "\(place.path): "]
    let start = prefixes.first { full.utf8.starts(with: $0.utf8) }?.utf8.count ?? 0
    let words = String(Substring(full.utf8.dropFirst(start)))
    let parts = words.splitAtLastAdvice
    return UnreadFile(
      name: CodeFile.name(of: place.path, below: folder), location: place, problem: parts.problem,
      remedy: parts.advice ?? "correct the source")
  }

  /// The location of the problem; the start of its file if there is none.
  private var place: SourceLocation {
    switch self {
    case .file(.unreadable(let path, _)), .file(.tooLarge(let path, _)), .file(.badName(let path)),
      .file(.brokenLink(let path)):
      SourceFile(path: path, bytes: []).location(of: 0..<0)
    case .format(.text(let error)): error.location
    case .format(.unexpected(_, _, _, let place)): place
    default: SourceFile(path: "", bytes: []).location(of: 0..<0)
    }
  }
}

extension String {
  /// The words before and after the last semicolon of a message.
  fileprivate var splitAtLastAdvice: (problem: String, advice: String?) {
    let bytes = Array(utf8)
    let separator = UInt8(ascii: ";")
    guard let index = bytes.lastIndex(of: separator), index + 2 < bytes.count else { return (self, nil) }
    return (
      String(decoding: bytes[..<index], as: UTF8.self), String(decoding: bytes[(index + 2)...], as: UTF8.self)
    )
  }
}
