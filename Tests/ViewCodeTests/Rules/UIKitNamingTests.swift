import Audit
import AuditSession
import TestSupport
import Testing

/// The ways in which UIKit code names an image button, leaves it without a name, or leaves the name open.
@Suite struct UIKitNamingTests {
  private func outcomes(_ body: String) throws -> [Outcome] {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["*.swift"] }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##,
      "View.swift": "import UIKit\nfinal class Card: UIView {\nfunc setUp() {\n\(body)\n}\n}",
    ])
    let report = try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
    return report.findings.filter { $0.rule == "unlabelled-image-button" }.map(\.outcome)
  }

  private static let image = #"b.setImage(UIImage(named: "x"), for: .normal)"#

  @Test(
    "Nothing names the button",
    arguments: [
      #"let b = UIButton.systemButton(with: UIImage(named: "x")!, target: self, action: #selector(go)); addSubview(b)"#,
      "let b = UIButton(type: .custom, primaryAction: nil); \(image)",
      "let b = UIButton(); \(image); b.configurationUpdateHandler = nil",
      #"let b = UIButton(); b.setImage(#imageLiteral(resourceName: "x"), for: .normal)"#,
      #"let b = UIButton(); b.setBackgroundImage(UIImage(named: "x"), for: .normal)"#,
    ])
  func unnamed(_ body: String) throws {
    #expect(try outcomes(body) == [.failed])
  }

  @Test(
    "What the source doesn't show may name the button",
    arguments: [
      "let b = UIButton(); \(image); b.isAccessibilityElement = isShown",
      "let b = UIButton(); \(image); b.accessibilityElementsHidden = isCovered",
      "let b = UIButton(); \(image); b.changesSelectionAsPrimaryAction = true",
      "let b = UIButton(); \(image); b.configurationUpdateHandler = handler",
      "let b = UIButton(primaryAction: action); \(image)",
      "let b = UIButton(configuration: makeConfiguration()); \(image)",
    ])
  func open(_ body: String) throws {
    #expect(try outcomes(body).map(\.name) == ["cantTell"])
  }

  @Test(
    "A label or a title names the button, or nothing can reach it",
    arguments: [
      "let b = UIButton(type: .close); \(image)",
      "let b = UIButton(); \(image); b.accessibilityLabel = t",
      #"let b = UIButton(primaryAction: UIAction(title: "Add", image: UIImage(named: "x")) { _ in })"#,
      #"let b = UIButton.systemButton(with: UIImage(named: "x")!, target: self, action: nil); b.accessibilityLabel = t"#,
      "let b = UIButton(); \(image); b.accessibilityElementsHidden = true",
    ])
  func named(_ body: String) throws {
    let outcomes = try outcomes(body)
    #expect(!outcomes.contains(.failed) && !outcomes.contains { $0.name == "cantTell" })
  }

  @Test(
    "Conditions that no build with UIKit meets",
    arguments: ["!canImport(UIKit)", "false"])
  func unmet(_ condition: String) throws {
    let body = "let b = UIButton(); \(Self.image)\n#if \(condition)\nb.accessibilityLabel = t\n#endif"
    #expect(try outcomes(body) == [.failed])
  }

  @Test(
    "Conditions that every build for a device meets",
    arguments: ["!targetEnvironment(simulator)", "swift(>=5.0)", "compiler(>=5)", "canImport(UIKit)", "true"])
  func met(_ condition: String) throws {
    let body = "let b = UIButton(); \(Self.image)\n#if \(condition)\nb.accessibilityLabel = t\n#endif"
    #expect(try !outcomes(body).contains(.failed))
  }
}
