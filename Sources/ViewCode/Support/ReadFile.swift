import Audit
import SourceText

/// A file of view code that is read, or the reason that it isn't.
public struct ReadFile: AuditSubject {
  /// The name in findings: the path relative to the configuration folder.
  public let name: String
  /// The location of the problem; the start of the file if there is none.
  public let location: SourceLocation?
  /// The problem; nil if the whole file is read.
  public let problem: UnreadFile?
  /// Whether the problem concerns only a part of the file.
  public let isPartlyRead: Bool

  public static let comesFromCode = true
  public static var kinds: [SubjectKind] { [.code] }

  public static func subjects(of system: MeasuredSystem) -> [ReadFile] {
    let code = system[ViewCode.self]
    let unread = Set(code.unreadFiles.map { Array($0.location.path.utf8) })
    let isUnread = code.files.map { unread.contains(Array($0.source.path.utf8)) }
    let read = zip(code.files, isUnread).filter { !$0.1 }.map { file, _ in
      ReadFile(name: file.name, location: file.source.location(of: 0..<0), problem: nil, isPartlyRead: false)
    }
    let partial = Set(zip(code.files, isUnread).filter { $0.1 }.map { Array($0.0.source.path.utf8) })
    return read
      + code.unreadFiles.map { file in
        ReadFile(
          name: file.name, location: file.location, problem: file,
          isPartlyRead: partial.contains(Array(file.location.path.utf8)))
      }
  }

  public var subjectName: SubjectName {
    let last = name.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? name
    return .code(file: name, declaration: last, text: "source", occurrence: 0)
  }
}
