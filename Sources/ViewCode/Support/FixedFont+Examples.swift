import Audit

extension FixedFont {
  static let passing: [RuleExample] = [
    .view("A system style", #"Text("Dose").font(.system(.body, design: .rounded).weight(.semibold))"#),
    .view("A custom font scales with body", #"Text("Dose").font(.custom("Inter", size: 16))"#),
    .view("A custom font with a style", #"Text("Dose").font(Font.custom("Inter", size: 14, relativeTo: .callout))"#),
    .view(
      "A scaled size", #"Text("Dose").font(.system(size: size, weight: .medium))"#,
      members: "@ScaledMetric(relativeTo: .body) private var size: CGFloat = 16"),
    .view(
      "A fixed custom font with a scaled size",
      #"Text("Dose").font(.custom("Inter", fixedSize: isBold ? size : size * 2))"#,
      members: "let isBold: Bool\n@ScaledMetric var size = 16.0"),
    .view("An image", #"Image(systemName: "plus").font(.system(size: 16))"#),
    .view(
      "An image-only button",
      """
      Button { add() } label: { Image(systemName: "plus") }
        .font(.system(size: 20, weight: .bold))
      """),
    .method(
      "UIFontMetrics around a font",
      """
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 16, weight: .medium))
      label.adjustsFontForContentSizeCategory = true
      """),
    .method(
      "UIFontMetrics around a font in a constant",
      """
      guard let base = UIFont(name: "Inter-Medium", size: 16) else { return }
      label.font = UIFontMetrics.default.scaledFont(for: base)
      """),
    .method(
      "Fonts of a text style and of its descriptor",
      """
      let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title2).withDesign(.serif)!
      label.font = UIFont(descriptor: descriptor, size: 0)
      other.font = .preferredFont(forTextStyle: .footnote)
      """),
  ]

  static let inapplicable: [RuleExample] = [
    .view(
      "A preview", #"Text("Dose")"#,
      before:
        "struct Samples: PreviewProvider {\n  static var previews: some View { Text(\"a\").font(.system(size: 9)) }\n}"),
    .view("A range of content size categories", #"Text("Dose").dynamicTypeSize(.small ... .accessibility3)"#),
  ]

  static let failing: [RuleExample] = [
    .view("A fixed size", #"Text("Dose").font(/*!*/.system(size: 14))"#),
    .view(
      "A size in a constant", #"Text("Dose").font(/*!*/Font.system(size: Typography.small, weight: .bold))"#,
      before: "enum Typography {\n  static let small: CGFloat = base - 2\n  static let base: CGFloat = 14\n}"),
    .view("A fixed custom font", #"Text("Dose").font(/*!*/.custom("Inter", fixedSize: 16))"#),
    .view(
      "A font in a constant", #"Text("Dose").font(.brand)"#,
      before: "extension Font {\n  static let brand = /*!*/Font.custom(\"Inter\", fixedSize: 12).monospacedDigit()\n}"),
    .view(
      "Text next to an image", #"Label("Add", systemImage: "plus").font(isLarge ? .title : /*!*/.system(size: 20))"#),
    .view("A frozen text size", #"Text("Dose").font(.body)./*!*/dynamicTypeSize(.large)"#),
    .view("A frozen environment value", #"ContentView()./*!*/environment(\.sizeCategory, .large)"#),
    .view(
      "A frozen environment value with its type",
      #"ContentView()./*!*/environment(\.dynamicTypeSize, DynamicTypeSize.large)"#),
    .view(
      "A size that the caller passes, which can't be determined", #"Text("Dose").font(/*!*/.system(size: size))"#,
      members: "let size: CGFloat"),
    .view(
      "A function that takes the size, and calls with fixed sizes", #"Text("Dose").font(.brand(14))"#,
      before: "extension Font {\n  static func brand(_ size: CGFloat) -> Font { /*!*/.system(size: size) }\n}"),
    .method(
      "UIKit fonts",
      """
      label.font = /*!*/UIFont.systemFont(ofSize: 14)
      title.font = /*!*/.boldSystemFont(ofSize: UIFont.labelFontSize)
      badge.font = /*!*/UIFont(name: "Inter-Medium", size: 16) ?? /*!*/.systemFont(ofSize: 16)
      """),
    .method(
      "A label that doesn't scale, and a font with a smaller size",
      """
      /*!*/label.adjustsFontForContentSizeCategory = false
      label.font = UIFont.preferredFont(forTextStyle: .body)./*!*/withSize(12)
      title.font = /*!*/UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      """),
  ]
}
