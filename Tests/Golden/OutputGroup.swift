import Foundation
import Testing

@testable import ReportWriters

/// Fixtures that are recorded together.
struct OutputGroup: Sendable, CustomTestStringConvertible {
  let name: String
  let fixtures: @Sendable () throws -> [OutputFixture]
  /// Whether the outputs of one kind, such as `audit/json`, share a line for all fixtures.
  var mergesFixtures = false

  var testDescription: String { name }

  /// Runs the fixtures.
  ///
  /// - Returns: The name and the hashed bytes of each line, sorted by name.
  func outputs() throws -> [(name: String, bytes: [UInt8])] {
    var outputs: [String: [UInt8]] = [:]
    for fixture in try fixtures() {
      for (name, bytes) in try fixture.run() {
        let title = mergesFixtures ? Array("== \(fixture.name)\n".utf8) : []
        outputs[mergesFixtures ? "\(self.name)/\(name)" : "\(self.name)/\(fixture.name)/\(name)", default: []] +=
          title + withoutSharedParts(bytes)
      }
    }
    return outputs.map { ($0.key, $0.value) }.sorted { $0.name < $1.name }
  }

  /// Returns a page without the stylesheet and the script of all pages, which are most of its bytes.
  private func withoutSharedParts(_ bytes: [UInt8]) -> [UInt8] {
    var data = Data(bytes)
    for part in [Array(HTMLStylesheet.text.utf8), HTMLScript.source] {
      if let range = data.range(of: Data(part)) { data.removeSubrange(range) }
    }
    return Array(data)
  }
}

/// Returns the line of an output in `outputs.sha256`, as `sha256sum` writes it.
func checksumLine(_ name: String, _ bytes: [UInt8]) -> String { "\(SHA256.hex(of: bytes))  \(name)" }
