import Audit
import SourceText
import SwiftSource

/// A rule that forbids locking views to one orientation.
public struct OrientationLock: Rule {
  public static let descriptor = RuleDescriptor(
    id: "orientation-lock",
    title: "Views must work in portrait and landscape",
    description: """
      Checks supportedInterfaceOrientations, and the same method of an app delegate. Reports one that returns only portrait or only landscape. Types \
      for cameras, videos, and players are skipped, and values that depend on the device or a condition.
      """,
    rationale: "People whose device is mounted on a wheelchair can't turn it.",
    knownLimits: ["Doesn't check Info.plist and shouldAutorotate."],
    requirement: .init("WCAG 2.2, 1.3.4 Orientation, level AA", url: "https://www.w3.org/TR/WCAG22/#orientation"),
    criteria: ["1.3.4"], level: .note, since: .version02,
    passing: [
      RuleExample(
        "All orientations",
        code:
          "final class Page: UIViewController {\n  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }\n}"
      )
    ],
    inapplicable: [
      RuleExample(
        "A device",
        code:
          "final class Page: UIViewController {\n  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait\n  }\n}"
      ),
      RuleExample(
        "A camera",
        code:
          "final class CameraPage: UIViewController {\n  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n}"
      ),
    ],
    failing: [
      RuleExample(
        "Only portrait",
        code:
          "final class Page: UIViewController {\n  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { /*!*/.portrait }\n}"
      )
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// Both orientations are supported.
    case both
    /// Only one orientation is supported.
    case one
  }

  private static let single: Set<String> = [
    "portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight",
  ]
  private static let both: Set<String> = ["all", "allButUpsideDown"]
  private static let exempt = ["camera", "video", "player", "scanner", "capture", "photo"]

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    let name = subject.name
    guard subject.source.arguments == nil, Self.single.contains(name) || Self.both.contains(name) else { return nil }
    let outline = subject.outline
    let declaration = outline.declarations[subject.source.declaration]
    let isMethod = declaration.kind == .function && declaration.name == "application"
    guard declaration.name == "supportedInterfaceOrientations" || isMethod,
      declaration.tokens.contains(where: { outline.isToken($0, "supportedInterfaceOrientationsFor") || !isMethod }),
      let body = declaration.body, outline.statements(in: body).count == 1,
      !body.contains(where: { outline.isToken($0, "?") || [.if, .switch].contains(outline.tokens[$0].word) }),
      !subject.enclosingTypes.contains(where: { type in Self.exempt.contains { type.lowercased().holdsBytes(of: $0) } })
    else { return nil }
    let names = Set(body.filter { outline.tokens[$0].kind == .identifier }.map { outline.name($0) })
    if !names.isDisjoint(with: Self.both) { return Judgement(.passed, .both) }
    let isPortrait = names.contains { $0.hasPrefix("portrait") }
    let isLandscape = names.contains { $0.hasPrefix("landscape") }
    return isPortrait && isLandscape ? Judgement(.passed, .both) : Judgement(.failed, .one)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    switch judgement.reason {
    case .both: Words("portrait and landscape are supported")
    case .one:
      Words(
        "supports only one orientation", remedy: "support portrait and landscape, unless one is essential")
    }
  }
}
