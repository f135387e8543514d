import SourceText
import Testing

@testable import ReportWriters

/// The addresses of source lines on the hosts that a runner names.
@Suite struct SourceLinksTests {
  private static let github = [
    "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "abc",
    "GITHUB_WORKSPACE": "/w/r",
  ]

  private func place(_ path: String) -> SourceText.SourceLocation {
    .init(path: path, line: 12, column: 7, endLine: 12, endColumn: 9, byteRange: 0..<2)
  }

  @Test func aRootInTheRepositoryIsPartOfTheAddress() throws {
    let links = try #require(SourceLinks(Self.github, root: "/w/r/Design"))
    #expect(links.address(of: place("a.json")) == "https://github.com/o/r/blob/abc/Design/a.json#L12")
    let top = try #require(SourceLinks(Self.github, root: "/w/r"))
    #expect(top.address(of: place("a b)|.json")) == "https://github.com/o/r/blob/abc/a%20b%29%7C.json#L12")
  }

  @Test func gitLabHasItsOwnAddresses() throws {
    let variables = ["CI_PROJECT_URL": "https://gl.example/g/p", "CI_COMMIT_SHA": "abc", "CI_PROJECT_DIR": "/b/g/p"]
    let links = try #require(SourceLinks(variables, root: "/b/g/p"))
    #expect(links.address(of: place("a.json")) == "https://gl.example/g/p/-/blob/abc/a.json#L12")
  }

  @Test func whatTheRunnerDoesNotTellIsNotGuessed() throws {
    #expect(SourceLinks([:], root: "/w/r") == nil)
    #expect(SourceLinks(Self.github, root: "/elsewhere") == nil && SourceLinks(Self.github, root: "/w/repo") == nil)
    for (name, value) in [("GITHUB_SHA", ""), ("GITHUB_SERVER_URL", "javascript:"), ("GITHUB_REPOSITORY", "o/r) [x](")]
    {
      var variables = Self.github
      variables[name] = value
      #expect(SourceLinks(variables, root: "/w/r") == nil, "\(name)")
    }
    let links = try #require(SourceLinks(Self.github, root: "/w/r"))
    #expect(links.address(of: place("../a.json")) == nil && links.address(of: place("/a.json")) == nil)
  }
}
