import Foundation
import TestSupport
import Testing

@testable import AuditSession

/// Which files are read that documents, folders and the command line name.
@Suite struct BoundaryTests {
  /// A folder `work` with a design, and one beside it that is nobody's business.
  static func folders(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let all = ["outside/secret.json": "{ \"secret\": 4711 }", "outside/secret.css": ":root { --ink: 4711 }"]
    return try TemporaryFolder(all.merging(files.map { ("work/" + $0.key, $0.value) }) { $1 })
  }

  static func sentences(
    _ folder: TemporaryFolder, _ paths: [String] = ["."], boundary: String? = nil,
    _ change: (inout AuditRequest) -> Void = { _ in }
  ) -> [String] {
    var request = AuditRequest(paths: paths, root: folder.path + "/work")
    request.boundary = boundary
    change(&request)
    do throws(AuditFailure) {
      _ = try AuditSession(request).report()
      return []
    } catch { return error.sentences }
  }

  static let tokens =
    ##"{ "ink": { "$type": "color", "$value": "#000" }, "paper": { "$type": "color", "$value": "#fff" } }"##

  static func configuration(_ tokens: String) -> String {
    #"{ "tokens": ["\#(tokens)"], "pairings": [{ "text": "ink", "on": "paper" }] }"#
  }

  static let advice =
    ": is outside the root after resolving symbolic links; move it inside, or pass a wider folder with --root"

  @Test(arguments: [
    ("../outside/secret.json", "outside/secret.json"), ("../outside/none.json", "outside/none.json"),
    ("../outside/*.json", "work/../outside"), ("../outside", "../outside"),
  ])
  func aPathThatLeadsOutIsRefused(_ pattern: String, _ shown: String) throws {
    let folder = try Self.folders(["palpable.json": Self.configuration(pattern)])
    let sentences = Self.sentences(folder)
    #expect(sentences.count == 1 && sentences[0].hasSuffix(Self.advice) && !sentences[0].contains("4711"))
    #expect(!sentences[0].contains(folder.path))
  }

  @Test func aLinkThatLeadsOutIsRefusedWhoeverNamesIt() throws {
    let folder = try Self.folders(["palpable.json": Self.configuration("t.json"), "x/a.json": Self.tokens])
    try link(folder, "work/t.json", to: "../outside/secret.json")
    try link(folder, "work/x/t.json", to: "../../outside/secret.json")
    #expect(Self.sentences(folder) == ["t.json" + Self.advice])
    #expect(Self.sentences(folder, ["t.json"]) == ["t.json" + Self.advice])
    #expect(Self.sentences(folder, ["x"]) == ["x/t.json" + Self.advice])
    try folder.write(Self.configuration("x/a.json"), to: "work/palpable.json")
    #expect(Self.sentences(folder) { $0.baseline = "t.json" } == ["t.json" + Self.advice])
    #expect(Self.sentences(folder) { $0.against = "t.json" } == ["t.json" + Self.advice])
  }

  @Test func whatTheCommandLineNamesElsewhereIsRead() throws {
    let folder = try Self.folders(["palpable.json": Self.configuration("t.json"), "t.json": Self.tokens])
    try folder.write(Self.configuration("t.json"), to: "other/palpable.json")
    try folder.write(Self.tokens, to: "other/t.json")
    #expect(Self.sentences(folder, ["../other"]) == [])
    #expect(Self.sentences(folder) { $0.against = "../other" } == [])
    try link(folder, "linked", to: "other")
    #expect(Self.sentences(folder, [folder.path + "/linked"]) == [])
    // The folder is its own boundary, and no wider one.
    try folder.write(Self.configuration("../outside/secret.json"), to: "other/palpable.json")
    #expect(Self.sentences(folder, ["../other"]) == ["outside/secret.json" + Self.advice])
  }

  @Test func theRootCanBeWidenedAndNarrowed() throws {
    let folder = try Self.folders([
      "app/palpable.json": Self.configuration("../common/t.json"), "common/t.json": Self.tokens,
    ])
    #expect(Self.sentences(folder, ["app"]) == [])
    #expect(Self.sentences(folder, ["app"], boundary: "app") == ["common/t.json" + Self.advice])
    // The configuration itself may lie elsewhere, as one does that is pointed at a checkout.
    #expect(Self.sentences(folder, ["app"], boundary: "common") == [])
    #expect(Self.sentences(folder, ["app"], boundary: "..") == [])
    #expect(
      Self.sentences(folder, ["app"], boundary: "none") == ["none: file or folder not found; check the path"])
    try folder.write(Self.configuration("../outside/t.json"), to: "work/palpable.json")
    try folder.write(Self.tokens, to: "outside/t.json")
    #expect(Self.sentences(folder) == ["outside/t.json" + Self.advice])
    #expect(Self.sentences(folder, boundary: "..") == [])
  }

  @Test(arguments: [
    ("/", "/" + advice), ("/**", "/" + advice), ("/*.json", "/" + advice),
    ("", "palpable.json:1:14: \"\" matches no file; correct it or add the file"),
    ("*/../../*", "palpable.json:1:14: \"*/../../*\" matches no file; correct it or add the file"),
    ("../*/../x.json", advice),
  ])
  func patternsThatSpellNoFolderOfTheRoot(_ pattern: String, _ sentence: String) throws {
    let folder = try Self.folders(["palpable.json": Self.configuration(pattern), "sub/t.json": Self.tokens])
    let sentences = Self.sentences(folder)
    #expect(sentences.count == 1 && sentences[0].hasSuffix(sentence))
  }

  /// A name that starts like the root's is not below it.
  @Test func aNeighborOfTheRootIsOutside() throws {
    let folder = try Self.folders(["palpable.json": Self.configuration("../work-secret/t.json")])
    try folder.write(Self.tokens, to: "work-secret/t.json")
    #expect(Self.sentences(folder) == ["work-secret/t.json" + Self.advice])
  }

  @Test func aRelativeRootStartsFromTheWorkingDirectory() throws {
    let here = try FileSystem.realPath(".")
    #expect(AuditSession(AuditRequest(paths: ["x"], root: ".")).absolute("x/../y") == here + "/y")
    #expect(AuditSession(AuditRequest(paths: ["x"], root: "/a/b")).absolute("../c") == "/a/c")
  }

  @Test func documentsReferToNothingOutside() throws {
    let css = "@import \"../outside/secret.css\";\n:root { --ink: #000; --paper: #fff }"
    let folder = try Self.folders(["palpable.json": Self.configuration("a.css"), "a.css": css])
    #expect(Self.sentences(folder) == ["outside/secret.css" + Self.advice])
    try folder.write(
      #"{ "extends": "../outside/secret.json", "tokens": ["a.css"] }"#, to: "work/palpable.json")
    #expect(Self.sentences(folder) == ["outside/secret.json" + Self.advice])
  }

  /// Where a format goes on without a document, a link that leads out is said all the same; an address is none.
  @Test func anImportThroughALinkThatLeadsOutIsRefused() throws {
    let css = "@import \"b.css\";\n@import \"/fonts.css\";\n:root { --ink: #000; --paper: #fff }"
    let folder = try Self.folders(["palpable.json": Self.configuration("a.css"), "a.css": css])
    #expect(Self.sentences(folder) == [])
    try link(folder, "work/b.css", to: "../outside/secret.css")
    #expect(Self.sentences(folder) == ["b.css" + Self.advice])
    try FileManager.default.removeItem(atPath: folder.path + "/work/b.css")
    #expect(mkfifo(folder.path + "/work/b.css", 0o600) == 0)
    #expect(Self.sentences(folder) == ["b.css: isn't a regular file; pass a file, or a folder of token files"])
  }

  @Test func whatTheSystemKeepsIsNotRead() throws {
    let folder = try Self.folders()
    #expect(
      Self.sentences(folder, ["/dev/null"]) == [
        "dev/null: is a system file and isn't read; pass another file"
      ])
    #if os(Linux)
      #expect(Self.sentences(folder, ["/proc/self/environ"]).allSatisfy { $0.contains("is a system file") })
    #endif
    // The root of the file system bounds nothing.
    var request = AuditRequest(paths: [folder.path + "/outside"], root: "/")
    request.against = nil
    let boundary = ReadingBoundary(root: "/", audited: request.paths, asked: nil)
    #expect(boundary.folders == [normalized(folder.path + "/outside")])
  }

  @Test func aConfigurationThatCannotBeReadIsNotPassedOver() throws {
    let folder = try Self.folders(["a.tokens.json": Self.tokens])
    try link(folder, "work/palpable.json", to: "none.json")
    #expect(Self.sentences(folder) == ["palpable.json: is a broken symbolic link; correct or remove it"])
    try FileManager.default.removeItem(atPath: folder.path + "/work/palpable.json")
    try folder.write("", to: "work/palpable.json/x")
    #expect(
      Self.sentences(folder) == [
        "palpable.json: isn't a regular file; pass a file, or a folder of token files"
      ])
  }

  @Test func anExistingLoopOfLinksIsSaid() throws {
    let folder = try Self.folders(["palpable.json": Self.configuration("a.json")])
    try link(folder, "work/a.json", to: "b.json")
    try link(folder, "work/b.json", to: "a.json")
    #expect(
      Self.sentences(folder) == [
        "a.json: can't be read because its symbolic links form a loop; correct the symbolic links"
      ])
  }
}
