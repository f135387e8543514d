import Audit
import SwiftSource

/// A font in view code grows once with the content size category, not twice.
public struct DoubleScaling: Rule {
  public static let descriptor = RuleDescriptor(
    id: "double-scaling",
    title: "A size that grows is not scaled again",
    description: """
      Looks at what scales a size by itself in view code: .custom(_:size:) with and without relativeTo:, scaledFont(for:) and scaledValue(for:) of \
      UIFontMetrics. The size that is given must not grow already, as a property marked @ScaledMetric, a preferredFont or another scaledValue does.
      """,
    rationale:
      "Both factors are multiplied: body text that should grow to 282 % grows to 794 %, and nobody can read what no longer fits the screen.",
    knownLimits: [
      "A size that a caller hands in cannot be told, which is a note.",
      "A size computed by a function of the team's own is not followed.",
    ],
    requirement: .init(
      "Apple, Font.custom(_:size:): scales with the body text style",
      url: "https://developer.apple.com/documentation/swiftui/font/custom(_:size:)"),
    level: .warning,
    passing: [
      .view("A size that does not grow", #"Text("Dose").font(.custom("Inter", size: 16))"#),
      .view(
        "A size of the system", #"Text("Dose").font(.custom("Inter", size: Typography.body, relativeTo: .callout))"#,
        before: "enum Typography {\n  static let body: CGFloat = 14\n}"),
      .view(
        "The size grows and the font does not", #"Text("Dose").font(.custom("Inter", fixedSize: size))"#,
        members: "@ScaledMetric private var size: CGFloat = 16"),
      .view(
        "The size grows and the system font does not", #"Text("Dose").font(.system(size: size))"#,
        members: "@ScaledMetric(relativeTo: .title) private var size: CGFloat = 28"),
      .method(
        "UIFontMetrics once",
        """
        let base = UIFont(name: "Inter", size: 16)!
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
        let gap = UIFontMetrics.default.scaledValue(for: 8)
        """),
    ],
    failing: [
      .view(
        "A growing size in a custom font", #"Text("Dose").font(/*!*/.custom("Inter", size: size))"#,
        members: "@ScaledMetric private var size: CGFloat = 16"),
      .view(
        "With a style of its own", #"Text("Dose").font(/*!*/Font.custom("Inter", size: size, relativeTo: .title2))"#,
        members: "@ScaledMetric(relativeTo: .title2) var size = 22.0"),
      .view(
        "A growing size with a factor",
        #"Text("Dose").font(isLarge ? .body : /*!*/.custom("Inter", size: size * 0.75).weight(.bold))"#,
        members: "@ScaledMetric var size: CGFloat = 16\nlet isLarge: Bool"),
      .view(
        "scaledValue in a custom font",
        #"Text("Dose").font(/*!*/.custom("Inter", size: UIFontMetrics.default.scaledValue(for: 16)))"#),
      .method(
        "scaledValue in scaledFont",
        """
        let metrics = UIFontMetrics(forTextStyle: .body)
        label.font = metrics./*!*/scaledFont(for: .systemFont(ofSize: metrics.scaledValue(for: 16)))
        """),
      .method(
        "A font that grows in scaledFont",
        """
        let base = UIFont.preferredFont(forTextStyle: .body)
        label.font = UIFontMetrics.default./*!*/scaledFont(for: base)
        """),
    ])

  public init() {}

  public func applies(to subject: CodeCall) -> Bool { size(of: subject) != nil }

  public func evaluate(_ subject: CodeCall) -> Evaluation {
    guard let size = size(of: subject) else { return Evaluation(.inapplicable("no size"), message: "no size") }
    var reason: String?
    for branch in size.branches(as: "UIFont") {
      if branch.mentions(["scaledValue", "scaledFont", "preferredFont"]) { return failed(branch, subject.name) }
      let sizes = branch.fontSize.map { $0.branches() } ?? [branch]
      for size in sizes {
        switch size.value {
        case .scaled: return failed(size, subject.name)
        case .unknown(let why) where subject.name == "custom": reason = why
        default: break
        }
      }
    }
    guard let reason else { return Evaluation(.passed, message: "its size does not grow by itself") }
    return Evaluation(
      .cantTell(reason), message: "nobody can tell whether the size grows already: \(reason)",
      remedy: "give a constant", level: .note)
  }

  /// What is scaled; nil for what scales nothing.
  private func size(of subject: CodeCall) -> CodeExpression? {
    switch subject.name {
    case "custom" where subject.isMember(of: ["Font"]): return subject.argument("size")
    case "scaledFont", "scaledValue":
      return subject.isBase ? nil : subject.argument("for")
    default: return nil
    }
  }

  private func failed(_ size: CodeExpression, _ name: String) -> Evaluation {
    let scaler = name == "custom" ? ".custom(_:size:)" : "\(name)(for:)"
    return Evaluation(
      .failed, message: "\(size.quote) grows with the text already, and \(scaler) scales it again",
      remedy: name == "custom" ? "use fixedSize:, or a size that does not grow" : "give it what does not grow")
  }
}

extension CodeExpression {
  /// The size that it makes a font of: 16 in `UIFont.systemFont(ofSize: 16)`.
  fileprivate var fontSize: CodeExpression? {
    let arguments = links.compactMap(\.arguments).first ?? []
    return arguments.first { $0.label == "ofSize" || $0.label == "size" }.map { part($0.value) }
  }
}
