import Audit
import AuditSession
import TestSupport
import Testing

/// Colors that are the same in every appearance on purpose, and those next to them that aren't.
@Suite struct ConstantColorTests {
  /// The reasons of the findings of `hardcoded-color` in source, and whether they are notes.
  private func found(_ source: String, file: String = "View.swift") throws -> [String] {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["."], "rules": { "hardcoded-color": "warning" } }"#,
      "tokens.json": ##"{ "$type": "color", "page": { "$value": "#ffffff" } }"##, file: source,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == "hardcoded-color" && $0.outcome == .failed }
      .sorted { ($0.location?.byteRange.lowerBound ?? 0) < ($1.location?.byteRange.lowerBound ?? 0) }
      .map { "\($0.reason) \($0.level)" }
  }

  private func page(_ body: String) -> String { "struct Page: View { var body: some View { \(body) } }" }
  private func cell(_ body: String) -> String { "final class Cell: UIView { func set() {\n\(body)\n} }" }

  @Test("A shadow without hue is a note")
  func shadows() throws {
    for body in [
      "Text(a).shadow(color: .black.opacity(0.2), radius: 4)", "Text(a).shadow(color: Color(white: 0.1), radius: 4)",
      "Text(a).foregroundStyle(.primary.shadow(.drop(color: .black, radius: 2)))",
    ] {
      #expect(try found(page(body)) == ["shadow note"], "\(body)")
    }
    #expect(try found(cell("layer.shadowColor = UIColor.black.cgColor")) == ["shadow note"])
    #expect(try found(cell("layer.setupShadow(color: UIColor.black.withAlphaComponent(0.2))")) == ["shadow note"])
    #expect(try found(cell("layer.borderColor = UIColor.black.cgColor")) == ["hardcoded warning"])
    #expect(
      try found(page("Text(a).shadow(color: Color(red: 0.9, green: 0.2, blue: 0.1), radius: 4)")) == [
        "hardcoded warning"
      ])
    #expect(try found(page("Text(a).border(.black)")) == ["hardcoded warning"])
  }

  @Test("White and translucent black on a picture are notes, a white page and black text aren't")
  func media() throws {
    func camera(_ body: String) -> String { "struct CameraPage: View { var body: some View { \(body) } }" }
    #expect(try found(camera("Text(a).foregroundStyle(.white)")) == ["media note"])
    #expect(try found(camera("Text(a).background(.black.opacity(0.4))")) == ["media note"])
    #expect(try found(camera("Color.black.onTapGesture { show() }")) == ["media note"])
    #expect(try found(camera("Text(a).background(.white)")) == ["hardcoded warning"])
    #expect(try found(camera("Text(a).foregroundStyle(.black)")) == ["hardcoded warning"])
    #expect(try found(page("Text(a).foregroundStyle(.white)")) == ["hardcoded warning"])
    let pager = "final class CameraPager: UIViewController { func load() { view.backgroundColor = UIColor.white } }"
    #expect(try found(pager) == ["hardcoded warning"])
  }

  @Test("Apple Watch has one appearance")
  func watch() throws {
    let source = page("Text(a).foregroundStyle(.white)")
    #expect(try found(source, file: "App Watch Extension/Page.swift") == ["watch note"])
    #expect(try found("import WatchKit\n\(source)") == ["watch note"])
    #expect(try found(source, file: "Watchlist/Page.swift") == ["hardcoded warning"])
  }

  @Test("Markers and routes of a map stand for values")
  func maps() throws {
    #expect(try found(cell("start.icon = GMSMarker.markerImage(with: UIColor.green)")) == ["series note"])
    #expect(try found(cell("pin.markerTintColor = .red")) == ["series note"])
    let route =
      "final class A: NSObject { func line(of overlay: MKOverlay) -> MKOverlayRenderer {\nline.strokeColor = UIColor.red\nreturn line } }"
    #expect(try found(route) == ["series note"])
    #expect(try found(cell("line.strokeColor = UIColor.red")) == ["hardcoded warning"])
  }

  @Test("Black and white in a code for scanners are those of a drawing")
  func barcodes() throws {
    #expect(
      try found("struct QRCodePage: View { var body: some View { Code(a).background(.white) } }") == ["drawing note"])
    #expect(
      try found("struct QRCodePage: View { var body: some View { Text(a).border(Color(red: 1, green: 0, blue: 0)) } }")
        == ["hardcoded warning"])
    #expect(
      try found("struct SquarePage: View { var body: some View { Code(a).background(.white) } }") == [
        "hardcoded warning"
      ])
  }

  @Test("Text that is drawn into an image doesn't adapt")
  func bitmaps() throws {
    let draw =
      "func badge() -> UIImage {\nUIGraphicsBeginImageContextWithOptions(size, false, 2)\nlet ink = UIColor.white\nreturn image }"
    #expect(try found("enum Badge { \(draw) }") == ["drawing note"])
    #expect(try found("enum Badge { func ink() -> UIColor { UIColor.white } }") == ["hardcoded warning"])
  }

  @Test("Two properties for the two appearances are a pair")
  func pairs() throws {
    let pair = "let lightLine = UIColor(white: 0.7, alpha: 1)\nlet darkLine = UIColor(white: 0.4, alpha: 1)"
    #expect(try found("final class Box: UIView { \(pair) }") == ["adaptive note", "adaptive note"])
    #expect(
      try found("final class Box: UIView { let darkLine = UIColor(white: 0.4, alpha: 1) }") == ["hardcoded warning"])
    #expect(
      try found("final class Box: UIView { let highlight = UIColor(white: 0.4, alpha: 1)\nlet line = 1 }") == [
        "hardcoded warning"
      ])
  }

  @Test("A color that the brightness behind it chooses adapts")
  func brightness() throws {
    let choice = "view.tintColor = tint.luminance > 0.5 ? UIColor.black : UIColor.white"
    #expect(try found(cell(choice)) == ["adaptive note", "adaptive note"])
    #expect(
      try found(cell("view.tintColor = progress > 0.5 ? UIColor.black : UIColor.white")) == [
        "hardcoded warning", "hardcoded warning",
      ])
  }

  @Test(
    "Constants of a file define colors, and code for Interface Builder isn't shown",
    arguments: [
      "private let brick = UIColor(red: 0.7, green: 0.2, blue: 0.1, alpha: 1)",
      "let inks = [\"a\": UIColor(white: 0.2, alpha: 1)]",
      "final class Box: UIButton { override func prepareForInterfaceBuilder() { tintColor = .blue } }",
      "final class Box: UIView { func cut() { maskLayer.fillColor = UIColor.red.cgColor } }",
      "struct Page: View { var edgeMask: LinearGradient { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) } }",
      "struct Page: View { var body: some View { Text(a).tint(theme.ink.mix(with: .black, by: 0.2)) } }",
      "final class Box: UIView { func save() { item.tint = item.tint ?? UIColor.white.hexString() } }",
    ])
  func skipped(_ source: String) throws { #expect(try found(source).isEmpty) }

  @Test(
    "Colors that replace missing data",
    arguments: [
      "layer.backgroundColor = UIColor(named: name)?.cgColor ?? UIColor.white.cgColor",
      "view.tintColor = item.tint.map { UIColor(hex: $0) } ?? UIColor.white",
      "view.tintColor = item.iconColor() ?? UIColor.white",
    ])
  func fallbacks(_ statement: String) throws { #expect(try found(cell(statement)).isEmpty) }

  @Test("The other result of a color made of digits from data")
  func digits() throws {
    let result = "if let hex = item.tint { return UIColor(hex: hex) }\nreturn UIColor.white"
    #expect(try found("struct Row: View { var tint: UIColor { \(result) } }").isEmpty)
    let other = "if isOn { return UIColor(hex: inkDigits) }\nreturn UIColor.white"
    #expect(try found("struct Row: View { var tint: UIColor { \(other) } }") == ["hardcoded warning"])
    #expect(try found(cell("view.tintColor = theme.tint ?? UIColor.white")) == ["hardcoded warning"])
    #expect(try found(cell("view.tintColor = theme.tint() ?? UIColor.white")) == ["hardcoded warning"])
  }
}
