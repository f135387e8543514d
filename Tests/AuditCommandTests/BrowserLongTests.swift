import Foundation
import SourceText
import TestSupport
import Testing

/// A look at the reports in a browser, where there is one; `.ci/browser` looks much closer.
@Suite(.serialized, .enabled(if: LongTests.areEnabled)) struct BrowserLongTests {
  /// The Chromium of this machine; nil where there is none.
  static let chromium = ["chromium", "chromium-browser", "google-chrome"].flatMap { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
  }.first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(
    .enabled(if: chromium != nil, "the browser checks did not run: there is no Chromium; see .ci/browser"),
    arguments: GoldenReportTests.palettes)
  func theScriptOfAReportRuns(_ palette: String) throws {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.chromium))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
      "file://\(packageFolder)/Reports/\(palette)/report.html",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let page = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let report = try packageText("Reports/\(palette)/report.json")
    let data = try readJSON(SourceFile(path: "", bytes: Array(report.utf8)))
    let source = try packageText("Reports/\(palette)/report.html")
    // Only the script writes these parts; the committed page doesn't have them.
    let tokens = try #require(data["tokens"]?.elements).map { $0["path"]?.string ?? "" }
    for (index, token) in tokens.enumerated() {
      #expect(page.contains("<option value=\"\(index)\">\(token)</option>"), "the choice of tokens in Try it")
    }
    if tokens.isEmpty || source.contains("class=\"fold finder\"") {
      let counts = data["counts"]?["findings"]
      let count = Int(["error", "warning", "note"].reduce(0) { $0 + (counts?[$1]?.number ?? 0) })
      #expect(page.contains(">\(count) findings in total.<"))
    }
    #expect(!source.contains("<option value=") && !source.contains("findings in total"))
  }
}
