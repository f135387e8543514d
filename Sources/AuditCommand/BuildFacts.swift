import Audit
import SourceText

/// The facts about this build of the command: its sources, its compiler, and its target.
///
/// A build doesn't know its commit. `.ci/stamp` writes the commit and the full compiler version into a finished binary.
struct BuildFacts: Equatable {
  /// The version of the JSON keys; it changes only if a key is renamed, removed, or gets another meaning.
  static let schemaVersion = 1

  /// The commit of the sources; nil if the binary isn't stamped, or was stamped with uncommitted changes.
  var commit: String?
  /// The version of the Swift compiler; only the first two numbers if the binary isn't stamped.
  var swift = compiler
  /// The target triple, without a version of the system.
  var target = triple

  /// This build.
  static var current: BuildFacts { BuildFacts(record: stamp.description) }

  /// The place that `.ci/stamp` fills in: words `key=value` after the colon.
  private static let stamp: StaticString =
    "palpable-build-record:                                                                                                                        "

  /// Reads a record; unknown keys are skipped.
  init(record: String) {
    let fields = record.utf8.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    for field in fields.split(separator: UInt8(ascii: " ")) {
      let (key, value) = String(Substring(field)).splitAtEquals
      switch key {
      case "commit": commit = value
      case "swift": swift = value ?? swift
      default: break
      }
    }
  }

  /// The facts as JSON.
  var json: String {
    let tool = AuditReport.Tool.palpable
    return JSONText.object([
      ("schemaVersion", .integer(Self.schemaVersion)), ("name", .string(tool.name)), ("version", .string(tool.version)),
      ("commit", .optional(commit)), ("swift", .string(swift)), ("target", .string(target)),
    ]).output
  }

  private static var compiler: String {
    #if compiler(>=6.5)
      "6.5 or later"
    #elseif compiler(>=6.4)
      "6.4"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  private static var triple: String { "\(architecture)-\(system)" }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64) && os(macOS)
      "arm64"
    #elseif arch(arm64)
      "aarch64"
    #else
      "unknown"
    #endif
  }

  private static var system: String {
    #if os(macOS)
      "apple-macosx"
    #elseif os(Linux) && canImport(Musl)
      "unknown-linux-musl"
    #elseif os(Linux)
      "unknown-linux-gnu"
    #else
      "unknown-unknown"
    #endif
  }
}
