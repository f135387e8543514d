import AuditSession
import AuditTestSupport
import Foundation
import TestSupport
import Testing
import TokenFormats

/// Hostile files written in every format: refused, or read back as they were, with nothing that breaks out, and soon.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct HostileConversionLongTests {
  /// The most time of the processor for one case in one format in a debug build, in seconds.
  static let secondsLimit = 5.0

  @Test(arguments: hostileCases) func isRefusedOrReadBack(_ hostile: HostileCase) throws {
    let folder = try TemporaryFolder()
    for (name, content) in hostile.files {
      try folder.write(content, to: name)
    }
    for writer in TokenWriters.all {
      let session = AuditSession(AuditRequest(paths: ["."], root: folder.path))
      var conversion: TokenConversion?
      let isSoon = takesLess(than: Self.secondsLimit) {
        do throws(AuditFailure) {
          conversion = try session.conversion(with: writer, named: "out" + writer.extensions[0])
        } catch {
          #expect(!error.sentences.isEmpty)
        }
      }
      #expect(isSoon, "\(writer.format.id)")
      guard let made = conversion else { continue }
      #expect(!made.conversion.names.isEmpty)
      #expect(
        !made.conversion.notes.contains { $0.reason.contains("another value") },
        "\(writer.format.id) \(made.conversion.notes.filter { $0.reason.contains("another value") })")
      for document in made.conversion.documents {
        let isSafe = document.path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
          .allSatisfy { !$0.isEmpty && $0.first != UInt8(ascii: ".") && $0.count <= 255 && !$0.contains(0) }
        #expect(isSafe, "\(document.path)")
        #expect(document.text.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
      }
    }
  }
}
