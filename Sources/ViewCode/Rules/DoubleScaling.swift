import Audit
import SwiftSource

/// A rule that requires fonts in view code to scale with the content size category only once.
public struct DoubleScaling: Rule {
  public static let descriptor = RuleDescriptor(
    id: "double-scaling",
    title: "Scaled sizes must not be scaled again",
    description: """
      Checks the calls that scale a size in view code: .custom(_:size:) with and without relativeTo:, and scaledFont(for:) and scaledValue(for:) of \
      UIFontMetrics. The given size must not be scaled already, as by @ScaledMetric, preferredFont, or another scaledValue.
      """,
    rationale:
      "The factors multiply: body text meant to grow to 282% grows to 794%, and people with large text sizes can't read what no longer fits.",
    knownLimits: [
      "Reports only a note if a caller passes the size, because it can't be determined.",
      "Doesn't follow sizes computed by custom functions.",
    ],
    requirement: .init(
      "Apple, Font.custom(_:size:): scales with the body text style",
      url: "https://developer.apple.com/documentation/swiftui/font/custom(_:size:)"),
    isPlatformGuidance: true, level: .warning,
    passing: [
      .view("A size that isn't scaled", #"Text("Dose").font(.custom("Inter", size: 16))"#),
      .view(
        "A size from a constant", #"Text("Dose").font(.custom("Inter", size: Typography.body, relativeTo: .callout))"#,
        before: "enum Typography {\n  static let body: CGFloat = 14\n}"),
      .method(
        "Scaled once by UIFontMetrics",
        """
        let base = UIFont(name: "Inter", size: 16)!
        label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: base)
        let gap = UIFontMetrics.default.scaledValue(for: 8)
        """),
    ],
    inapplicable: [
      .view(
        "A scaled size in a fixed font", #"Text("Dose").font(.custom("Inter", fixedSize: size))"#,
        members: "@ScaledMetric private var size: CGFloat = 16"),
      .view(
        "A scaled size in a system font", #"Text("Dose").font(.system(size: size))"#,
        members: "@ScaledMetric(relativeTo: .title) private var size: CGFloat = 28"),
    ],
    failing: [
      .view(
        "A scaled size in a custom font", #"Text("Dose").font(/*!*/.custom("Inter", size: size))"#,
        members: "@ScaledMetric private var size: CGFloat = 16"),
      .view(
        "A scaled size with a text style",
        #"Text("Dose").font(/*!*/Font.custom("Inter", size: size, relativeTo: .title2))"#,
        members: "@ScaledMetric(relativeTo: .title2) var size = 22.0"),
      .view(
        "A scaled size with a factor",
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
        "A scaled font in scaledFont",
        """
        let base = UIFont.preferredFont(forTextStyle: .body)
        label.font = UIFontMetrics.default./*!*/scaledFont(for: base)
        """),
    ])

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The size is scaled only once.
    case scaledOnce
    /// The size is scaled already.
    case scaledTwice
    /// The size can't be determined.
    case unknownSize
  }

  public func judge(_ subject: CodeCall) -> Judgement<Reason>? {
    guard let reason = scaling(of: subject)?.reason else { return nil }
    return switch reason {
    case .scaledOnce: Judgement(.passed, reason)
    case .scaledTwice: Judgement(.failed, reason)
    case .unknownSize: Judgement(.cantTell, reason, level: .note)
    }
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeCall) -> Words {
    let scaling = scaling(of: subject)
    switch judgement.reason {
    case .scaledOnce: return Words("the size is scaled only once")
    case .scaledTwice:
      let isCustom = subject.name == "custom"
      let scaler = isCustom ? ".custom(_:size:)" : "\(subject.name)(for:)"
      return Words(
        "\(scaling?.size?.quote ?? "the size") already scales with the text size, and \(scaler) scales it again",
        remedy: isCustom ? "use fixedSize: or an unscaled size" : "pass an unscaled value")
    case .unknownSize:
      let cause = scaling?.cause ?? "the size isn't known"
      return Words.undetermined(cause, "double scaling can't be checked", remedy: "use a constant")
    }
  }

  /// The scaling of a size: the size that scales already, or the cause why it isn't known.
  private typealias Scaling = (reason: Reason, size: CodeExpression?, cause: String?)

  private func scaling(of subject: CodeCall) -> Scaling? {
    guard let size = size(of: subject) else { return nil }
    var cause: String?
    for branch in size.branches(as: "UIFont") {
      if branch.mentions(["scaledValue", "scaledFont", "preferredFont"]) { return (.scaledTwice, branch, nil) }
      let sizes = branch.fontSize.map { $0.branches() } ?? [branch]
      for size in sizes {
        switch size.value {
        case .scaled: return (.scaledTwice, size, nil)
        case .unknown(let why) where subject.name == "custom": cause = why
        default: break
        }
      }
    }
    return (cause == nil ? .scaledOnce : .unknownSize, nil, cause)
  }

  /// Returns the expression that is scaled; nil if nothing is scaled.
  private func size(of subject: CodeCall) -> CodeExpression? {
    switch subject.name {
    case "custom" where subject.isMember(of: ["Font"]): return subject.argument("size")
    case "scaledFont", "scaledValue":
      return subject.isBase ? nil : subject.argument("for")
    default: return nil
    }
  }
}

extension CodeExpression {
  /// The size that the font is created with, such as 16 in `UIFont.systemFont(ofSize: 16)`.
  fileprivate var fontSize: CodeExpression? {
    let arguments = links.compactMap(\.arguments).first ?? []
    return arguments.first { $0.label == "ofSize" || $0.label == "size" }.map { part($0.value) }
  }
}
