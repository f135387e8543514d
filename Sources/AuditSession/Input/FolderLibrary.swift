import SourceText
import TokenFormats

/// The documents next to those that refer to them, inside the boundary.
struct FolderLibrary: DocumentLibrary {
  let files: InputFiles
  var modeNames: [String: String] = [:]
  /// The modules of Swift source documents, by path.
  var modules: [String: String] = [:]
  private let log = DeniedDocumentLog()

  init(files: InputFiles, modeNames: [String: String] = [:]) {
    self.files = files
    self.modeNames = modeNames
  }

  func module(of document: SourceFile) -> String? { modules[document.path] }

  /// The existing documents that weren't provided, with the reasons.
  var deniedDocuments: [DeniedDocument] { log.deniedDocuments }

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
      case .outside: log.add(DeniedDocument(error: error, isCertain: files.boundary.isWrittenInside(place)))
      default: log.add(DeniedDocument(error: error, isCertain: true))
      }
      return nil
    }
  }

  /// Returns the problems behind a format's error; a refused document replaces the error it caused.
  func problems(of error: FormatError) -> [AuditFailure.Problem] {
    let certain = deniedDocuments.filter(\.isCertain)
    switch error {
    case .missingDocument, .noSuchReference:
      return deniedDocuments.isEmpty ? [.format(error)] : deniedDocuments.map { .file($0.error) }
    default: return [.format(error)] + certain.map { .file($0.error) }
    }
  }

  /// A document that wasn't provided, with the reason.
  struct DeniedDocument {
    let error: FileError
    /// Whether the refusal is reported even if the format continues without the document.
    let isCertain: Bool
  }

  /// The refusals and documents collected while a format reads.
  private final class DeniedDocumentLog: @unchecked Sendable {
    // The properties below are accessed only while the lock is held.
    private let lock = Lock()
    private var all: [DeniedDocument] = []
    private var documents: [(file: SourceFile, path: String)] = []

    var deniedDocuments: [DeniedDocument] { lock.locked { all } }
    var given: [(file: SourceFile, path: String)] { lock.locked { documents } }

    func add(_ refusal: DeniedDocument) { lock.locked { all.append(refusal) } }
    func add(_ file: SourceFile, at path: String) { lock.locked { documents.append((file, path)) } }
  }
}
