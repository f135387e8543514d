import Foundation
import TestSupport
import Testing

/// Sources that also build and run where no test of this machine does: macOS 13 to 15, and the oldest toolchain.
@Suite struct PortabilityTests {
  /// What no source may hold, as it stands between what is no part of a name, and why.
  static let missing: [String: String] = {
    var missing = [
      "unsafe ": "expressions marked unsafe buy nothing without strict memory safety",
      "SendableMetatype": "the type is missing from SDKs older than Swift 6.2, whatever the compiler",
      "environ":
        "Swift doesn't see it on macOS; use _NSGetEnviron() there, and Glibc.environ or Musl.environ elsewhere",
      "Synchronization": "the module needs macOS 15", "Mutex": "the type needs macOS 15",
      "Int128": "the type needs macOS 15", "UInt128": "the type needs macOS 15",
      "InlineArray": "the type needs macOS 26", "Observations": "the type needs macOS 26",
    ]
    let spans = ["Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span"]
    for name in spans + [".span", ".mutableSpan", ".utf8Span"] {
      missing[name] = "programs that use it need libswiftCompatibilitySpan.dylib before macOS 26"
    }
    return missing
  }()

  private static func isPartOfAName(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }

  /// Whether a line of code holds a text that is not a part of a longer name, and no member of another platform's C library; comments hold
  /// nothing.
  static func holds(_ line: Substring, _ text: String) -> Bool {
    let code = line.drop { $0 == " " }
    guard !code.hasPrefix("//") else { return false }
    return code.ranges(of: text).contains { range in
      let isInName = isPartOfAName(text.first) && isPartOfAName(code[..<range.lowerBound].last)
      let isElsewhere = ["Glibc.", "Musl."].contains { code[..<range.lowerBound].hasSuffix($0) }
      return !isInName && !isElsewhere && !(isPartOfAName(text.last) && isPartOfAName(code[range.upperBound...].first))
    }
  }

  /// What a source holds that macOS 13 to 15 or the oldest toolchain lacks, with their lines.
  static func faults(_ text: String) -> [String] {
    // Most files hold none of the texts, whatever stands around them.
    let suspects = missing.filter { text.range(of: $0.key, options: .literal) != nil }
    guard !suspects.isEmpty else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      suspects.filter { holds(line, $0.key) }.map { "\(index + 1): \($0.key): \($0.value)" }.sorted()
    }
  }

  @Test func sourcesUseWhatMacOS13Has() throws {
    for path in packageFiles(below: "Sources", extension: "swift") where !path.hasPrefix("Plugins/") {
      let faults = Self.faults(try packageText("Sources/" + path))
      #expect(faults.isEmpty, "Sources/\(path):\(faults.joined(separator: "; "))")
    }
  }

  @Test(arguments: [
    ("let a = unsafe bytes.span", [".span", "unsafe "]), ("func f(_ bytes: Span<UInt8>) {}", ["Span"]),
    ("protocol P: SendableMetatype {}", ["SendableMetatype"]), ("spawn(path, environ)", ["environ"]),
    ("spawn(path, Glibc.environ)", []),
    ("import Synchronization", ["Synchronization"]), ("nonisolated(unsafe) var a = 0", []), ("// a Span", []),
    ("  /// unsafe or", []), ("let spans = environment", []), ("a.withUnsafeBytes { $0.spanning }", []),
    (#"element("span", "style-src 'unsafe-inline'")"#, []), ("func span(_ range: Range<Int>) {}", []),
  ])
  func whatIsMissingIsFound(_ line: String, _ found: [String]) {
    #expect(Self.faults("\n" + line).map { String($0.split(separator: ": ")[1]) } == found)
    #expect(Self.faults(line).allSatisfy { $0.hasPrefix("1: ") })
  }

  private static func names(_ text: String, in path: String) throws -> Bool {
    let source = try packageText("Sources/" + path)
    guard source.range(of: text, options: .literal) != nil else { return false }
    return source.split(separator: "\n").contains { holds($0, text) }
  }

  /// Foundation is linked where it is named: the clock costs little, but the process and the files of it add six megabytes to the command.
  @Test func theCommandUsesFoundationForTheClockAlone() throws {
    let files = packageFiles(below: "Sources", extension: "swift").filter { file in
      !["Benchmarks/", "PalpableTesting/", "Plugins/"].contains { file.hasPrefix($0) }
    }
    #expect(files.count > 400)
    let users = try files.filter { try packageText("Sources/" + $0).contains("import Foundation") }
    #expect(users == ["AuditSession/GateExceptions/AuditSession+GateExceptions.swift"])
  }

  /// `fsync` alone leaves bytes in the cache of a drive on macOS, so one function flushes.
  @Test func filesAreFlushedInOnePlace() throws {
    let users = try packageFiles(below: "Sources", extension: "swift").filter { try Self.names("fsync", in: $0) }
    #expect(users == ["AuditCommand/Output/Flush.swift"])
    #expect(try Self.names("F_FULLFSYNC", in: "AuditCommand/Output/Flush.swift"))
  }

  /// The environment has another name on each platform; a file with one of them has all, so each is inside its own condition.
  @Test func namesOfTheEnvironmentComeTogether() throws {
    let names = ["_NSGetEnviron()", "Glibc.environ", "Musl.environ"]
    let users = try packageFiles(below: "Sources", extension: "swift").filter { path in
      let text = try packageText("Sources/" + path)
      return names.contains { text.range(of: $0, options: .literal) != nil }
    }
    #expect(users == ["AuditCommand/Git/GitCommand.swift"])
    let lines = try packageText("Sources/AuditCommand/Git/GitCommand.swift").split(separator: "\n").map {
      $0.drop { $0 == " " }
    }
    for (condition, name) in zip(["#if canImport(Darwin)", "#elseif canImport(Glibc)", "#else"], names) {
      let line = try #require(lines.firstIndex { $0.contains(name) && !$0.hasPrefix("//") })
      #expect(lines[line - 1] == condition)
    }
  }

  /// A file that imports one C library imports each that Palpable builds with.
  @Test func platformImportsComeTogether() throws {
    for path in packageFiles(below: "Sources", extension: "swift") {
      let imported = try ["Darwin", "Glibc", "Musl"].filter { try Self.names("import \($0)", in: path) }
      #expect(imported.isEmpty || imported.count == 3, "Sources/\(path) imports \(imported)")
    }
  }
}

/// One oldest toolchain, wherever one is named, and the runners with theirs.
@Suite struct ToolchainTests {
  static let floor = "6.2"

  /// The versions after a prefix in a text, as far as they are digits and dots.
  static func versions(after prefix: String, in text: String) -> [String] {
    text.components(separatedBy: prefix).dropFirst().map { String($0.prefix { $0.isNumber || $0 == "." }) }
  }

  @Test func theFloorIsTheSameEverywhere() throws {
    let articles = packageFiles(below: "Sources", extension: "md").map { "Sources/" + $0 }
    let files = articles + ["Package.swift", "README.md", ".ci/fuzz", ".github/workflows/ci.yml"]
    var count = 0
    for path in files {
      let text = try packageText(path)
      for prefix in ["swift-tools-version: ", "container: swift:", "image: swift:", "container `swift:"] {
        for version in Self.versions(after: prefix, in: text) where !version.isEmpty {
          #expect(version == Self.floor, "\(path): \(prefix)\(version)")
          count += 1
        }
      }
    }
    #expect(count >= 8)
    #expect(try packageText("README.md").contains("Palpable needs Swift \(Self.floor) or later."))
  }

  /// `latest` moves to a runner whose toolchain nobody has looked at.
  @Test func workflowsNameTheirRunnersAndToolchains() throws {
    for name in ["ci", "audit", "release"] {
      #expect(!(try packageText(".github/workflows/\(name).yml").contains("-latest")), "\(name).yml")
    }
    let workflow = try packageText(".github/workflows/ci.yml")
    for os in ["ubuntu-24.04", "macos-15", "macos-26"] {
      let line = workflow.split(separator: "\n").first { $0.contains("{ os: \(os), swift: '6.") }
      #expect(line != nil && (line?.contains("/Applications/Xcode_26") ?? false) == os.hasPrefix("macos"), "\(os)")
      #expect(
        try packageText("Sources/PalpableTesting/PalpableTesting.docc/Installing.md").contains("| `\(os)` |"), "\(os)")
    }
  }
}
