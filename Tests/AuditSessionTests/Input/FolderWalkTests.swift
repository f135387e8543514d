import Foundation
import TestSupport
import Testing

@testable import AuditSession

/// What lies below a folder, and what is said about the rest.
@Suite struct FolderWalkTests {
  static func listing(_ folder: TemporaryFolder, _ name: String = "", depth: Int = .max) throws -> FolderListing {
    try InputFiles(root: folder.path, audited: [folder.path]).listing(
      below: folder.path + (name.isEmpty ? "" : "/" + name), depth: depth)
  }

  @Test func filesAreSortedByTheirBytesAndHiddenOnesAreTold() throws {
    let folder = try TemporaryFolder([
      "b.json": "", "a/z.json": "", "a/B.json": "", ".hidden.json": "", ".git/config.json": "", "a/.x": "",
      "._b.json": "",
    ])
    let listing = try Self.listing(folder)
    #expect(listing.files == ["a/B.json", "a/z.json", "b.json"])
    #expect(listing.hidden == [".hidden.json"])
    #expect(listing.faults.isEmpty)
  }

  @Test func aFolderIsWalkedOnceUnderItsOwnName() throws {
    let folder = try TemporaryFolder(["real/a.json": "", "real/sub/b.json": "", "top.json": ""])
    try link(folder, "again", to: "real")
    try link(folder, "real/back", to: "..")
    try link(folder, "real/self", to: ".")
    try link(folder, "copy.json", to: "top.json")
    let listing = try Self.listing(folder)
    #expect(listing.files == ["copy.json", "real/a.json", "real/sub/b.json", "top.json"])
    #expect(listing.faults.isEmpty)
  }

  @Test func aLinkedFolderElsewhereInTheRootIsWalked() throws {
    let folder = try TemporaryFolder(["x/a.json": "", "common/b.json": ""])
    try link(folder, "x/more", to: "../common")
    #expect(try Self.listing(folder, "x").files == ["a.json", "more/b.json"])
  }

  @Test func whatLooksLikeTokensAndCannotBeReadIsAFault() throws {
    let folder = try TemporaryFolder(["a.json": ""])
    #expect(mkfifo(folder.path + "/pipe.json", 0o600) == 0)
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    try link(folder, "gone.css", to: "none")
    try link(folder, "gone.txt", to: "none")
    try link(folder, "loop", to: "loop")
    try link(folder, "out", to: "/usr")
    try link(folder, "passwd.json", to: "/etc/passwd")
    try link(folder, "passwd.txt", to: "/etc/passwd")
    let listing = try Self.listing(folder)
    #expect(listing.files == ["a.json"])
    #expect(listing.faults.map(\.path) == ["gone.css", "loop", "out", "passwd.json", "pipe.json"])
    #expect(
      listing.faults.map(\.error) == [
        .brokenLink("gone.css"), .unreadable("loop", .linkLoop), .outside("out"), .outside("passwd.json"),
        .notARegularFile("pipe.json"),
      ])
  }

  @Test func aWalkGoesNoDeeperThanItIsTold() throws {
    let folder = try TemporaryFolder(["a.json": "", "x/b.json": "", "x/y/c.json": ""])
    try link(folder, "out", to: "/usr")
    #expect(try Self.listing(folder, depth: 0).files == ["a.json"])
    #expect(try Self.listing(folder, depth: 0).faults.isEmpty)
    #expect(try Self.listing(folder, depth: 1).files == ["a.json", "x/b.json"])
  }

  @Test func aFolderThatIsNotThereIsAnError() throws {
    let folder = try TemporaryFolder(["a.json": ""])
    #expect(throws: FileError.missing("none")) { try Self.listing(folder, "none") }
    #expect(throws: FileError.unreadable("a.json", .notAFolder)) { try Self.listing(folder, "a.json") }
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsAFault() throws {
      let folder = try TemporaryFolder(["a.json": ""])
      let path = Array((folder.path + "/").utf8) + [0x63, 0xE9] + Array(".json".utf8) + [0]
      let file = path.withUnsafeBufferPointer { bytes in
        bytes.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_CREAT | O_WRONLY, 0o600) }
      }
      #expect(file >= 0 && close(file) == 0)
      let listing = try Self.listing(folder)
      #expect(listing.files == ["a.json"])
      #expect(listing.faults.map(\.error) == [.badName("c\u{FFFD}.json")])
      #expect(
        FileError.badName("c\u{FFFD}.json").sentence == "c\u{FFFD}.json: has a name that isn't valid UTF-8; rename it")
    }
  #endif

  /// A pattern looks below the folders that it spells, so that what else lies about does not matter.
  @Test func aPatternLooksOnlyWhereItCanMatch() throws {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens/*.json"], "pairings": [{ "text": "ink", "on": "paper" }] }"#,
      "tokens/a.json": BoundaryTests.tokens, "tokens/.b.json": "",
    ])
    try link(folder, "vendor", to: "/usr")
    try link(folder, "tokens/more", to: "/usr")
    try link(folder, "tokens/gone.css", to: "none")
    #expect(throws: Never.self) { try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report() }
    try link(folder, "tokens/gone.json", to: "none")
    #expect(throws: AuditFailure([.file(.brokenLink("tokens/gone.json"))])) {
      try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    }
  }

  /// A film larger than the limit for files stands beside the tokens; asked for, it is an error.
  @Test func mediaAreNotRead() throws {
    let folder = try TemporaryFolder([
      "x/a.tokens.json":
        ##"{ "$type": "color", "card": { "text": { "$value": "#000" }, "background": { "$value": "#fff" } } }"##,
      "x/film.mp4": "",
    ])
    #expect(truncate(folder.path + "/x/film.mp4", InputFiles.sizeLimit + 1) == 0)
    #expect(throws: Never.self) { try AuditSession(AuditRequest(paths: ["x"], root: folder.path)).report() }
    #expect(throws: AuditFailure([.file(.tooLarge("x/film.mp4", limit: InputFiles.sizeLimit))])) {
      try AuditSession(AuditRequest(paths: ["x/film.mp4"], root: folder.path)).report()
    }
  }

  @Test func hiddenTokensAreNoticed() throws {
    let folder = try TemporaryFolder([
      "a.tokens.json":
        ##"{ "$type": "color", "card": { "text": { "$value": "#000" }, "background": { "$value": "#fff" } } }"##,
      ".b.tokens.json": BoundaryTests.tokens,
    ])
    let report = try AuditSession(AuditRequest(paths: ["."], root: folder.path)).report()
    let notices = report.system.notices.filter { $0.location?.path == ".b.tokens.json" }
    #expect(
      notices.map(\.message) == [
        "hidden, so it isn't read; remove the leading dot from its name if it belongs to the system"
      ])
  }
}
