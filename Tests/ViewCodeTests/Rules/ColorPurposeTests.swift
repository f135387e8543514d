import Audit
import AuditSession
import TestSupport
import Testing

/// Colors that stand for data, belong to a drawing, or change with the appearance: notes beside the warnings about the interface.
@Suite struct ColorPurposeTests {
  /// The levels of the findings of `hardcoded-color`, in the order of the source.
  private func levels(_ source: String, file: String = "View.swift") throws -> [Level] {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["."], "rules": { "hardcoded-color": "warning" } }"#,
      "tokens.json": ##"{ "$type": "color", "page": { "$value": "#ffffff" } }"##,
      file: source,
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == "hardcoded-color" && $0.outcome == .failed }
      .sorted { ($0.location?.byteRange.lowerBound ?? 0) < ($1.location?.byteRange.lowerBound ?? 0) }
      .map { $0.level }
  }

  private func view(_ body: String, _ members: String = "") -> String {
    "struct Sample: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
  }

  private static let hex = ##"Color(hex: "#1b9e77")"##

  @Test(
    "Lists and switches of many colors stand for values",
    arguments: [
      "Chart(colors: [\(hex), \(hex), \(hex)])",
      "Chart(named: [\"a\": \(hex), \"b\": \(hex), \"c\": \(hex)])",
      "Chart([Slice(\"a\", color: \(hex)), Slice(\"b\", color: \(hex)), Slice(\"c\", color: \(hex))])",
      "AngularGradient(colors: [\(hex), \(hex), \(hex), \(hex), \(hex)], center: .center)",
      "Gradient(stops: [.init(color: .init(hex: 0x123456), location: 0), .init(color: .init(hex: 0x123456), location: 0.2), "
        + ".init(color: .init(hex: 0x123456), location: 0.4), .init(color: .init(hex: 0x123456), location: 0.6), "
        + ".init(color: .init(hex: 0x123456), location: 1)])",
    ])
  func series(_ body: String) throws {
    let levels = try levels(view(body))
    #expect(levels.count >= 3 && levels.allSatisfy { $0 == .note })
  }

  @Test(
    "A gradient and a pair of colors are part of the interface",
    arguments: [
      ("LinearGradient(colors: [\(hex), \(hex), .white], startPoint: .top, endPoint: .bottom)", 3),
      ("Chart(colors: [\(hex), \(hex)])", 2),
      (
        "HStack { Text(a).foregroundColor(.white); Text(b).foregroundColor(.white); Text(c).foregroundColor(.black) }",
        3
      ),
    ])
  func interface(_ body: String, _ count: Int) throws {
    #expect(try levels(view(body)) == Array(repeating: .warning, count: count))
  }

  @Test("A layer's colors are a gradient, up to four of them")
  func layers() throws {
    let source = """
      final class Fade: UIView { func set() {
        layer.colors = [
        UIColor.black.cgColor,
        UIColor.white.cgColor,
        UIColor.black.cgColor,
      ] } }
      """
    #expect(try levels(source) == [.warning, .warning, .warning])
    #expect(try levels(source + "\nextension Fade { func add() { view.layer.mask = layer } }").isEmpty)
  }

  @Test("A switch over five kinds stands for them, one over three doesn't")
  func cases() throws {
    let cases = (1...5).map { "case \($0): return UIColor(red: 0.\($0), green: 0.5, blue: 0.5, alpha: 1)" }
    func source(_ count: Int) -> String {
      "struct Kind { let number: Int\nvar color: UIColor { switch number {\n\(cases.prefix(count).joined(separator: "\n"))\n"
        + "default: return .clear } } }"
    }
    #expect(try levels(source(5)) == Array(repeating: .note, count: 5))
    #expect(try levels(source(3)) == Array(repeating: .warning, count: 3))
  }

  @Test("Logos, paths of many points, and images are drawings; a button with a logo is not")
  func drawings() throws {
    let fill = "Circle().fill(Color(red: 0.9, green: 0.2, blue: 0.1))"
    #expect(try levels("struct AppLogo: View { var body: some View { \(fill) } }") == [.note])
    #expect(try levels("struct LogoView: View { var body: some View { \(fill) } }") == [.note])
    #expect(try levels("struct LogoButton: View { var body: some View { \(fill) } }") == [.warning])
    #expect(try levels("struct Catalog: View { var body: some View { \(fill) } }") == [.warning])
    #expect(try levels("extension UIImage { func dot() { UIColor.white.setFill() } }") == [.note])
    let points = String(repeating: "path.addLine(to: p)\n", count: 12)
    #expect(try levels("final class Bird: UIView { func draw() { \(points)\nUIColor.white.setFill() } }") == [.note])
    #expect(
      try levels("final class Bird: UIView { func draw() { path.addLine(to: p)\nUIColor.white.setFill() } }") == [
        .warning
      ])
    let data = "let path = \"M0,7.2c0,-3.976,3.224,-7.2,7.2,-7.2 26.51,0,48,21.49,48,48 0,3.976,-3.224,7.2\""
    #expect(
      try levels("final class Bird: UIView { func draw() { \(data)\nlayer.fillColor = UIColor.white.cgColor } }") == [
        .note
      ])
  }

  @Test(
    "A color that a condition on the appearance chooses adapts",
    arguments: [
      "view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }",
      "view.backgroundColor = UIColor { traits in\nif traits.userInterfaceStyle == .dark { return .black }\nreturn .white }",
      "if traitCollection.userInterfaceStyle == .dark { view.tintColor = .white } else { view.tintColor = .black }",
      "let ink: UIColor = style == .dark ? UIColor.white : UIColor.black",
      "view.tintColor = isDarkBackground ? UIColor.white : UIColor.black",
      "view.tintColor = UIColor(light: UIColor.black, dark: UIColor.white)",
      "view.tintColor = UIColor.adapting(dark: UIColor.black, other: UIColor.white)",
    ])
  func appearance(_ statement: String) throws {
    #expect(try levels("final class Page: UIView { func set() {\n\(statement)\n} }") == [.note, .note])
  }

  @Test("A condition on something else, and what is beside a condition on the appearance, don't")
  func otherConditions() throws {
    let source = """
      final class Page: UIView {
        var backdrop: UIColor { isOpaque ? UIColor.black : UIColor.white }
        func set() {
          if colorScheme == .dark { update() }
          view.tintColor = .white
        }
      }
      """
    #expect(try levels(source) == [.warning, .warning, .warning])
  }

  @Test(
    "Fallbacks of data, bars around a video, and branches for iOS before dark mode aren't reported",
    arguments: [
      "extension Tag { var color: UIColor { guard let r = read() else { return .black }\nreturn UIColor(red: r, green: g, blue: b, alpha: 1) } }",
      "final class A: UIView { func set() { tint = UIColor(named: name) ?? .black } }",
      "struct A: View { var body: some View { ZStack { Color.black; VideoView(track) } } }",
      "struct PhotoPage: View { var body: some View { ZStack { Color.black.ignoresSafeArea(); content } } }",
      "final class Scanner: UIViewController { func set() { view.backgroundColor = UIColor.black } }",
      "struct Covers { func load() { guard let image else { tint = UIColor.black; return } } }",
      "struct A: View { @State private var average = Color.black; func load() { average = cover.average } }",
      "struct Tag { static let preview = Tag(color: Color.white)\nlet color: Color }",
      "enum Setup { static func brand() -> UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.4, alpha: 1) } }",
      "struct A: View { var body: some View { Color.white.opacity(0.01).onTapGesture(perform: close) } }",
      "final class A: UIView { func set() { if #available(iOS 13.0, *) { x() } else { view.tintColor = .white } } }",
      "final class A: UIView { func set() { guard #available(iOS 13, *) else { view.tintColor = .white; return } } }",
      "final class A: UIView { func set() { if #unavailable(iOS 13) { view.tintColor = .white } } }",
    ])
  func skipped(_ source: String) throws { #expect(try levels(source).isEmpty) }

  @Test(
    "Fallbacks of choices, black in other stacks, and branches for later versions are",
    arguments: [
      "final class A: UIView { func set() { tint = theme.color ?? UIColor.black } }",
      "struct A: View { var body: some View { ZStack { Color.black; Text(title) } } }",
      "struct PhotoPage: View { var body: some View { Text(title).foregroundColor(.black) } }",
      "final class Cover: UIView { func load() { guard let image else { tint = UIColor.black; return } } }",
      "struct A: View { @State private var tint = Color.black; func load() { tint = Color.accentColor } }",
      "struct Tag { static let all: [Tag] = [Tag(color: Color.white)]\nlet color: Color }",
      "struct A: View { var body: some View { Color.white.opacity(0.05).onTapGesture(perform: close) } }",
      "final class A: UIView { func set() { if #available(iOS 17.0, *) { x() } else { view.tintColor = .white } } }",
      "final class A: UIView { func set() { if #available(iOS 13.0, *) { view.tintColor = .white } else { x() } } }",
    ])
  func reported(_ source: String) throws { #expect(try levels(source) == [.warning]) }

  @Test("The colors of an AttributedString are those of SwiftUI")
  func attributedStrings() throws {
    let text =
      "var text = AttributedString(title)\ntext.foregroundColor = .purple\ntext.backgroundColor = .red.opacity(0.3)"
    #expect(try levels("import SwiftUI\nfunc style() {\n\(text)\n}") == [.note, .note])
    #expect(try levels("import UIKit\nfunc style() {\nlabel.backgroundColor = .red\n}") == [.warning])
    #expect(try levels("import SwiftUI\nfunc style() {\nlabel.backgroundColor = .red\n}") == [.warning])
  }

  @Test("A value of type Color adapts, also of a property that a closure sets")
  func localColor() throws {
    let state = "@State private var fill: Color = Brand.ink"
    #expect(try levels(view("Button(a) { fill = .red }", state)) == [.note])
    #expect(try levels(view("Button(a) { fill = .red }", "@State private var fill: UIColor?")) == [.warning])
    #expect(
      try levels(view("HStack { let tint: Color = isOn ? .gray : .red; Text(a).foregroundColor(tint) }")) == [
        .note, .note,
      ])
    #expect(try levels(view("HStack { let tint: UIColor = isOn ? .gray : .red; Icon(tint) }")) == [.warning, .warning])
  }
}
