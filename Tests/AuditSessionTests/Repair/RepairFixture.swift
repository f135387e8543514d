import Audit
import AuditSession
import ColorScience
import DesignTokens
import Foundation
import SourceText
import TestSupport

/// A folder with a design, and changes to its tokens.
struct RepairFixture {
  let folder: TemporaryFolder
  let session: AuditSession

  init(_ files: [String: String], paths: [String] = ["."], below root: String = "") throws {
    folder = try TemporaryFolder(files)
    session = AuditSession(AuditRequest(paths: paths, root: folder.path + root))
  }

  /// A palette of the repository in a folder of its own.
  init(palette: String) throws {
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: packageFolder + "/Palettes/" + palette) {
      files[name] = try packageText("Palettes/\(palette)/\(name)")
    }
    try self.init(files)
  }

  static func change(
    _ kind: ColorChange.Kind = .changed, _ token: TokenPath, _ mode: String? = nil, _ color: Color
  ) -> ColorChange {
    let place = SourceFile(path: "", bytes: []).location(of: 0..<0)
    return ColorChange(
      kind, token: token, mode: mode, shownIn: [], old: .black, new: color, location: place, authored: "")
  }

  /// The session in which files hold what edits would make of them.
  func session(after edits: [FileEdit]) -> AuditSession {
    var request = session.request
    for edit in edits { request.substitutes[edit.path] = edit.new }
    return AuditSession(request)
  }

  /// The patch of edits.
  static func patch(_ edits: [FileEdit]) -> String {
    String(decoding: edits.flatMap { Patch(path: $0.shown, old: $0.old, new: $0.new).bytes }, as: UTF8.self)
  }

  /// The first sentence of the error that edits end in; nil when they do not.
  func failure(_ changes: [ColorChange]) throws -> String? {
    let documents = try session.tokenDocuments()
    do throws(AuditFailure) {
      _ = try documents.edits(for: changes)
      return nil
    } catch { return error.sentences.first }
  }
}
