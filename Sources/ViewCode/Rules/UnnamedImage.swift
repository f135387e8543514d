import Audit
import SwiftSource

/// A rule that requires images to have an accessibility label, or to be hidden as decoration.
public struct UnnamedImage: Rule {
  /// The identifier of the rule.
  private static let ruleID = "unnamed-image"

  public static let descriptor = RuleDescriptor(
    id: ruleID,
    title: "Images must have an accessibility label or be decorative",
    description: """
      Checks Image with the name of an asset that isn't one word, outside of controls. Passes with accessibilityLabel, label:, decorative:, and \
      accessibilityHidden.
      """,
    rationale: "VoiceOver reads the asset name, such as \"img chart q3\".",
    knownLimits: [
      "Off by default, because many images are decoration, and hiding them changes little for people.",
      "Skips system symbols, names of one word, images beside text in a row, and images in backgrounds, overlays, labels, and custom views.",
      "Skips images that are a whole property or view body, because the code that shows them may name or hide them.",
      "Doesn't know whether localized texts contain a label for the asset name.",
    ],
    requirement: .init(
      "WCAG 2.2, 1.1.1 Non-text Content, level A", url: "https://www.w3.org/TR/WCAG22/#non-text-content"),
    criteria: ["1.1.1"], level: .off, since: .version02,
    passing: RuleExample.turningOn(
      ruleID,
      [
        .view("A label", #"VStack { Image("chart_q3").accessibilityLabel("Sales rose by 8%"); Text(title) }"#),
        .view("A label of the image", #"VStack { Image("chart_q3", label: Text("Sales rose by 8%")); Text(title) }"#),
        .view("Decoration", #"VStack { Image(decorative: "chart_q3"); Text(title) }"#),
        .view("Hidden", #"VStack { Image("chart_q3").accessibilityHidden(true); Text(title) }"#),
      ]),
    inapplicable: RuleExample.turningOn(
      ruleID,
      [
        .view("A symbol", #"VStack { Image(systemName: "chart.bar"); Text(title) }"#),
        .view("A name of one word", #"VStack { Image("logo"); Text(title) }"#),
        .view("Beside a text", #"HStack { Image("ic_chart"); Text(title) }"#),
        .view("In a label", #"Label { Text("Sales") } icon: { Image("chart_q3") }"#),
        .view(
          "In a combined element",
          #"VStack { Image("chart_q3"); Text(title) }.accessibilityElement(children: .combine)"#),
        .view("In a control", #"Button { open() } label: { VStack { Image("chart_q3"); Text(title) } }"#),
        .view("A whole view", #"Image("chart_q3").resizable()"#),
      ]),
    failing: RuleExample.turningOn(
      ruleID,
      [
        .view("An asset", #"VStack { /*!*/Image("chart_q3").resizable(); Text(title) }"#),
        .view("A resource", "VStack { /*!*/Image(.emptyInbox); Text(title) }"),
      ]))

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The image has a label.
    case named
    /// The image is decorative or hidden.
    case decorative
    /// Only the asset name names the image.
    case assetName
  }

  private static let naming: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibilityElement", "accessibilityRepresentation",
    "accessibilityChildren", "accessibility", "accessibilityLabeledPair", "Button", "NavigationLink", "onTapGesture",
  ]

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    guard subject.viewName == "Image", subject.isPlatformView, subject.source.role.kind == .closure,
      subject.source.role.modifier == nil, let first = subject.source.arguments?.first, !subject.isInvisible
    else { return nil }
    if first.label == "decorative" { return Judgement(.passed, .decorative) }
    guard first.label == nil, first.value.isAssetName else { return nil }
    if subject.source.argument("label") != nil || subject.isLabelledForAccessibility == true {
      return Judgement(.passed, .named)
    }
    if subject.isHiddenFromAccessibility { return Judgement(.passed, .decorative) }
    guard subject.control == nil, !subject.isBesideText, subject.parent != nil,
      subject.ancestors.allSatisfy({ $0.isSilent && $0.source.role.modifier == nil })
    else { return nil }
    let around = subject.usesAndSurroundings
    guard around.allSatisfy({ $0.view.showsImagesAsElements(isUse: $0.isUse) }), !subject.mayUseOwnInitializer,
      ([subject] + around.map(\.view)).allSatisfy({ !$0.mayApply(Self.naming) })
    else { return nil }
    return Judgement(.failed, .assetName)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    switch judgement.reason {
    case .named: Words("has an accessibility label")
    case .decorative: Words("hidden from assistive technologies")
    case .assetName:
      Words(
        "has only its asset name, which VoiceOver reads",
        remedy: "use Image(decorative:) if it is decoration, or add .accessibilityLabel(\"…\")")
    }
  }
}

extension SwiftExpression {
  /// Whether the expression is the name of an asset that isn't one word, as a literal or a resource.
  fileprivate var isAssetName: Bool {
    let name: String
    switch unparenthesized.kind {
    case .string(let text?): name = text
    case .implicitMember(let member): name = member
    default: return false
    }
    let characters = Array(name.split(separator: "/").last ?? "")
    guard !characters.contains(" ") else { return false }
    return characters.indices.dropFirst().contains { at in
      !characters[at].isLetter || characters[at].isUppercase && characters[at - 1].isLowercase
    }
  }
}

extension CodeChain {
  /// The views that neither name nor merge their content.
  private static let silent: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ForEach", "List", "Form", "ScrollView", "Grid",
    "GridRow", "NavigationStack", "NavigationView", "GeometryReader", "ViewThatFits",
  ]
  private static let merging: Set<String> = [
    "Button", "NavigationLink", "Link", "Menu", "ShareLink", "Toggle", "onTapGesture", "accessibilityElement",
    "accessibilityHidden", "accessibilityLabel", "accessibilityRepresentation",
  ]

  /// Whether an initializer that these sources add to `Image` may take the name, and set a label.
  fileprivate var mayUseOwnInitializer: Bool {
    guard case .implicitMember? = source.argument(nil)?.unparenthesized.kind else { return false }
    return index.files.contains { file in
      let declarations = file.outline.declarations
      return declarations.contains { declaration in
        declaration.kind == .initializer && declaration.parent.map { declarations[$0].name == "Image" } ?? false
          && file.outline.isToken(declaration.nameToken + 2, "_")
      }
    }
  }

  fileprivate var isSilent: Bool { viewName.map { Self.silent.contains($0) && control == nil } ?? false }

  /// Whether an image in the view is an element: the view is a stack or a view of these sources, and no control.
  fileprivate func showsImagesAsElements(isUse: Bool) -> Bool {
    if let modifier = enclosingModifier { return CodeChain.screens.contains(modifier.name) && control == nil }
    guard control == nil, enclosingControl == nil, source.role.kind != .argument else { return false }
    // A view of these sources around it may merge its content, or be a control.
    return isSilent || !isPlatformView && (isUse || !typeContains(Self.merging))
  }
}
