import SourceText
import TokenFormats

/// The documents next to those that refer to them, inside the boundary.
struct FolderLibrary: DocumentLibrary {
  let files: InputFiles
  var modeNames: [String: String] = [:]
  /// The modules of Swift source documents, by path.
  var modules: [String: String] = [:]
  private let log = RefusalLog()

  init(files: InputFiles, modeNames: [String: String] = [:]) {
    self.files = files
    self.modeNames = modeNames
  }

  func module(of document: SourceFile) -> String? { modules[document.path] }

  /// The existing documents that weren't provided, with the reasons.
  var refusals: [Refusal] { log.refusals }

  /// The provided documents with their paths.
  var given: [(file: SourceFile, path: String)] { log.given }

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    let place = "/" + normalized(joined(parent(files.path(of: document.path)), path)).joined(separator: "/")
    do throws(FileError) {
      let file = try files.read(place)
      files.record.noteUse(place)
      log.add(file, at: place)
      return file
    } catch {
      switch error {
      case .missing: break
      // A path written as leading outside may be an address, or an optional document.
      case .outside: log.add(Refusal(error: error, isCertain: files.boundary.isWrittenInside(place)))
      default: log.add(Refusal(error: error, isCertain: true))
      }
      return nil
    }
  }

  /// Returns the problems behind a format's error; a refused document replaces the error it caused.
  func problems(of error: FormatError) -> [AuditFailure.Problem] {
    let certain = refusals.filter(\.isCertain)
    switch error {
    case .missingDocument, .noSuchReference:
      return refusals.isEmpty ? [.format(error)] : refusals.map { .file($0.error) }
    default: return [.format(error)] + certain.map { .file($0.error) }
    }
  }

  /// A document that wasn't provided, with the reason.
  struct Refusal {
    let error: FileError
    /// Whether the refusal is reported even if the format continues without the document.
    let isCertain: Bool
  }

  /// The refusals and documents collected while a format reads.
  private final class RefusalLog: @unchecked Sendable {
    // The properties below are accessed only while the lock is held.
    private let lock = Lock()
    private var all: [Refusal] = []
    private var documents: [(file: SourceFile, path: String)] = []

    var refusals: [Refusal] { lock.locked { all } }
    var given: [(file: SourceFile, path: String)] { lock.locked { documents } }

    func add(_ refusal: Refusal) { lock.locked { all.append(refusal) } }
    func add(_ file: SourceFile, at path: String) { lock.locked { documents.append((file, path)) } }
  }
}
