import Audit
import DesignTokens
import Testing

@testable import ReportWriters

@Suite("HTML: the page as a document")
struct HTMLPageTests {
  private let html = HTMLWriter().text(of: HTMLFixture().report())
  private let tokens: HTMLTokens

  init() throws { tokens = try HTMLTokens(html) }

  private func values(_ attribute: String) -> [String] { tokens.tags.compactMap { $0[attribute] } }

  @Test("The same report gives the same bytes")
  func sameBytes() {
    let again = HTMLWriter().text(of: HTMLFixture().report())
    #expect(Array(html.utf8) == Array(again.utf8))
  }

  @Test("Nothing is fetched, and nothing runs but the page's own script")
  func selfContained() {
    let scripts = tokens.tags.filter { $0.name == "script" }
    #expect(scripts.map(\.shape) == [["script", "type", "id"], ["script"]])
    #expect(scripts.first?["type"] == "application/json")
    #expect(tokens.scripts.last == String(decoding: HTMLScript.source, as: UTF8.self))
    let forbidden = ["img", "iframe", "object", "embed", "link", "base", "form", "foreignObject"]
    #expect(tokens.tags.allSatisfy { !forbidden.contains($0.name) })
    // The modes of the matrix are chosen without the script.
    #expect(tokens.tags.filter { $0.name == "input" }.allSatisfy { $0["type"] == "radio" })
    #expect(tokens.tags.allSatisfy { tag in tag.attributes.allSatisfy { !$0.name.hasPrefix("on") } })
    #expect(values("src").isEmpty && values("srcset").isEmpty && values("xlink:href").isEmpty)
    for target in values("href") {
      #expect(target.hasPrefix("#") || target.hasPrefix("https://www.w3.org/"), "\(target)")
    }
    let links = HTMLStylesheet.text.split(separator: "url(").dropFirst()
    #expect(
      links.allSatisfy { $0.hasPrefix("#vision-filter)") || $0.hasPrefix("#hatch)") }
        && !HTMLStylesheet.text.contains("@import"))
    for style in values("style") { #expect(!style.contains("url(")) }
    for paint in values("fill") { #expect(!paint.contains("url(") || paint == "url(#checkerboard)") }
  }

  @Test("A Content-Security-Policy lets in the page's script and style by their hashes, and nothing else")
  func contentSecurityPolicy() throws {
    let policy = tokens.tags.first { $0["http-equiv"] == "Content-Security-Policy" }?["content"] ?? ""
    let script = SHA256.source(of: Array(try #require(tokens.scripts.last).utf8))
    let style = SHA256.source(of: Array(try #require(tokens.styles.first).utf8))
    #expect(
      policy == "default-src 'none'; script-src '\(script)'; style-src-elem '\(style)'; "
        + "style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'")
  }

  @Test("Hashes are written as CSP 3 has them: SHA-256 of “abc” in Base64, with the vectors of RFC 4648")
  func hashes() {
    #expect(SHA256.source(of: Array("abc".utf8)) == "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
    let vectors = ["": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "foob": "Zm9vYg==", "fooba": "Zm9vYmE="]
    for (text, expected) in vectors { #expect(HTMLScript.base64(Array(text.utf8)) == expected) }
  }

  @Test("The script makes no markup out of text, and asks for nothing")
  func scriptIsSafe() {
    let namespace = "\"http://www.w3.org/2000/svg\""
    let script = (tokens.scripts.last ?? "").split(separator: namespace).joined()
    for forbidden in [
      "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "fetch(", "XMLHttp",
      "import(", "createContextualFragment", "setHTML", "http:", "https:", "localStorage", "cookie",
    ] { #expect(!script.contains(forbidden), "\(forbidden)") }
    #expect(script.hasPrefix("\n\"use strict\";"))
  }

  @Test("Anchors are unique, and every link of the page leads to one")
  func links() {
    let ids = values("id")
    #expect(Set(ids).count == ids.count)
    let known = Set(ids)
    for target in values("href") where target.hasPrefix("#") {
      #expect(known.contains(String(target.dropFirst())), "\(target)")
    }
    for target in values("aria-labelledby") { #expect(known.contains(target)) }
  }

  @Test("There is one first heading, and no level is left out")
  func headings() {
    let levels = tokens.tags.compactMap { tag in
      tag.name.utf8.count == 2 && tag.name.hasPrefix("h") ? Int(tag.name.dropFirst()) : nil
    }
    #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1)
    for (one, next) in zip(levels, levels.dropFirst()) { #expect(next <= one + 1) }
  }

  @Test("There is a banner, a navigation, a main part and a foot, and a way past the navigation")
  func landmarks() {
    for name in ["header", "main", "footer"] { #expect(tokens.tags.count { $0.name == name } == 1) }
    // The stylesheet shows one of the two: a rail on wide screens, a bar on narrow ones.
    let navigations = tokens.tags.filter { $0.name == "nav" }
    #expect(navigations.count == 2 && Set(navigations.compactMap { $0["aria-label"] }).count == 2)
    #expect(tokens.tags.first { $0.name == "a" }?["href"] == "#content")
  }

  @Test("Tables have a caption, headings with a scope, and a region that takes focus")
  func tables() {
    let tables = tokens.tags.count { $0.name == "table" }
    #expect(tables > 5)
    #expect(tokens.tags.count { $0.name == "caption" } == tables)
    #expect(tokens.tags.filter { $0.name == "th" }.allSatisfy { $0["scope"] == "col" || $0["scope"] == "row" })
    // Film strips and patches scroll, too.
    let regions = tokens.tags.filter { $0["role"] == "region" && $0["class"] != "film" && $0.name != "pre" }
    #expect(regions.count == tables)
    #expect(regions.allSatisfy { $0["tabindex"] == "0" })
    #expect(Set(regions.compactMap { $0["aria-label"] }).count == tables)
  }

  @Test("Every picture has a label or is left out of what is read aloud")
  func pictures() {
    for tag in tokens.tags where tag.name == "svg" && tag["class"] != "middle" {
      #expect((tag["role"] == "img") != (tag["aria-hidden"] == "true"))
      #expect((tag["role"] == "img") == (tag["aria-label"] != nil))
    }
  }

  @Test("Every start tag that needs an end has one")
  func balance() {
    let empty = ["meta", "wbr", "br", "input"]
    let starts = tokens.tags.map(\.name).filter { !empty.contains($0) }
    #expect(starts.sorted() == tokens.endTags.sorted())
  }

  @Test("A bare system has a page with the sections that it can fill")
  func bareSystem() throws {
    let system = DesignSystem(name: "Bare", tokens: TokenSet(), modes: [Mode("light")])
    let report = Auditor(rules: [], gate: Gate()).report(on: MeasuredSystem(system))
    let tokens = try HTMLTokens(HTMLWriter().text(of: report))
    #expect(
      tokens.tags.filter { $0.name == "section" }.compactMap { $0["id"] } == [
        "findings", "criteria", "coverage", "rules", "method",
      ])
    #expect(tokens.texts.contains("Nothing was checked."))
  }
}
