import SourceText
import TokenFormats

/// Documents found beside those that refer to them, inside the boundary.
struct FolderLibrary: DocumentLibrary {
  let files: InputFiles
  var modeNames: [String: String] = [:]
  /// The modules of documents of Swift source, by their paths.
  var modules: [String: String] = [:]
  private let log = RefusalLog()

  init(files: InputFiles, modeNames: [String: String] = [:]) {
    self.files = files
    self.modeNames = modeNames
  }

  func module(of document: SourceFile) -> String? { modules[document.path] }

  /// Why documents were not given out that are there.
  var refusals: [Refusal] { log.refusals }

  /// The documents that were given out, with their places.
  var given: [(file: SourceFile, path: String)] { log.given }

  func document(at path: String, relativeTo document: SourceFile) -> SourceFile? {
    let place = "/" + normalized(joined(parent(files.path(of: document.path)), path)).joined(separator: "/")
    do throws(FileError) {
      let file = try files.read(place)
      files.record.noteUse(place)
      log.given.append((file, place))
      return file
    } catch {
      switch error {
      case .missing: break
      // A path that is written as leading out may be an address, or a document that need not be there.
      case .outside: log.refusals.append(Refusal(error: error, isCertain: files.boundary.isWrittenInside(place)))
      default: log.refusals.append(Refusal(error: error, isCertain: true))
      }
      return nil
    }
  }

  /// The problems behind an error of a format: where a document was refused, the refusal is what there is to say.
  func problems(of error: FormatError) -> [AuditFailure.Problem] {
    let certain = refusals.filter(\.isCertain)
    switch error {
    case .missingDocument, .noSuchReference:
      return refusals.isEmpty ? [.format(error)] : refusals.map { .file($0.error) }
    default: return [.format(error)] + certain.map { .file($0.error) }
    }
  }

  /// A document that was not given out.
  struct Refusal {
    let error: FileError
    /// Whether it has to be said even where the format goes on without the document.
    let isCertain: Bool
  }

  /// Refusals and documents, collected while a format reads; a format reads in one thread.
  private final class RefusalLog: @unchecked Sendable {
    var refusals: [Refusal] = []
    var given: [(file: SourceFile, path: String)] = []
  }
}
