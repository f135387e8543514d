import Audit

/// A rule that requires an accessibility label for image-only controls.
public struct UnlabelledImageButton: Rule {
  public static let descriptor = RuleDescriptor(
    id: "unlabelled-image-button",
    title: "Image-only controls must have an accessibility label",
    description: """
      Checks buttons, links, menus, and toggles with a label closure, views with a tap or long press gesture, and UIKit buttons created in code, if they \
      show an image. Doesn't report controls named by a Text, a Label, a title, Image(_:label:), or an accessibilityLabel that isn't empty. A system \
      symbol is a warning, because VoiceOver names most symbols, but by the picture instead of the action. For other images, VoiceOver reads the file \
      name. A UIKit image of unknown origin is a warning.
      """,
    rationale: "VoiceOver announces only \"button\" or a file name such as \"ic close 24\".",
    knownLimits: [
      "Doesn't check controls whose label comes from another type, or from a custom view that shows what its caller passes.",
      "Doesn't check whether a label is correct and in the user's language.",
      "Doesn't check controls that draw only shapes, or UIKit buttons from storyboards.",
      "Treats a UIKit button as named if a title or label is set under any condition and never removed.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .error,
    passing: [
      .view(
        "An accessibility label",
        #"Button(action: close) { Image(systemName: "xmark").padding() }.accessibilityLabel("Close")"#),
      .view("Image and text", #"Menu { items } label: { HStack { Image(systemName: "tray"); Text("Inbox") } }"#),
    ] + uiKitPassing,
    inapplicable: [
      .view("A Label as the label", #"Link(destination: url) { Label("Website", systemImage: "globe") }"#),
      .view("A title with a symbol", #"Button("Add", systemImage: "plus", action: add).labelStyle(.iconOnly)"#),
      .view("An image that isn't interactive", #"Image("banner").resizable().scaledToFit()"#),
      .view(
        "An image with a label", #"NavigationLink(value: id) { Image("cat", label: Text("The cat")).resizable() }"#),
      .view("Hidden from assistive technologies", #"Button(action: close) { Image("x") }.accessibilityHidden(true)"#),
      .view("The label on the image", #"Button { add() } label: { Image("plus").accessibilityLabel(Text("Add")) }"#),
    ] + uiKitInapplicable,
    failing: [
      .view(
        "A symbol alone", #"/*!*/Button(action: close) { Image(systemName: "xmark").frame(width: 44, height: 44) }"#),
      .view(
        "Wrapped in a stack",
        #"/*!*/Button { like() } label: { ZStack { Circle().fill(.red); Image("heart").padding(8) } }"#),
      .view(
        "An image with a gesture",
        #"/*!*/Image("avatar").resizable().clipShape(Circle()).onTapGesture { openProfile() }"#),
      .view(
        "A decorative image, which has no name",
        #"/*!*/NavigationLink(destination: Help()) { Image(decorative: "help") }"#),
      .view("An empty label", #"/*!*/Menu { items } label: { Image(systemName: "ellipsis") }.accessibilityLabel("")"#),
      .view("An empty title", #"/*!*/Button("", systemImage: "plus") { add() }"#),
      .view(
        "A conditional text (undetermined)",
        #"/*!*/Button(action: send) { HStack { Image("send"); if isWide { Text("Send") } } }"#),
      .view(
        "Images in both branches",
        """
        /*!*/Toggle(isOn: $isOn) {
          if isOn { Image("on") } else { Image("off") }
        }
        """),
    ] + uiKitFailing)

  public init() {}

  /// The reasons for a verdict.
  public enum Reason: UInt8, VerdictReason {
    /// The control has an accessible name.
    case named
    /// A text names the control only under a condition.
    case conditionalText
    /// The accessibility label is empty.
    case emptyLabel
    /// Only the system name of a symbol names the control.
    case symbolOnly
    /// Only the file name of an image names the control.
    case imageOnly
    /// The image has no name.
    case namelessImage
    /// A UIKit button shows an image whose source isn't known.
    case unknownImage
    /// Something names a UIKit button out of sight.
    case mayBeNamed
  }

  public func judge(_ subject: CodeChain) -> Judgement<Reason>? {
    if subject.createdControl != nil { return judgeUIKit(subject) }
    switch subject.control {
    case .labeled, .gesture: break
    case .sized where subject.viewName == "Toggle": break
    default: return nil
    }
    let naming = subject.naming
    guard naming.hasImage || naming.hasHiddenImage, !naming.hasUnknown || naming.hasName,
      subject.enclosingControl == nil,
      !subject.isHiddenFromAccessibility, !subject.isCombinedForAccessibility, !subject.isShownNowhere
    else { return nil }
    let isLabelled = subject.isLabelledForAccessibility ?? subject.groupLabel
    if isLabelled == true || isLabelled == nil && (naming.hasName || subject.isLabelledWhereUsed()) {
      return Judgement(.passed, .named)
    }
    let isSymbol = naming.hasImage && naming.hasSymbolsOnly
    let level: Level? = isSymbol ? .warning : nil
    if isLabelled == nil, naming.mayHaveName { return Judgement(.cantTell, .conditionalText, level: level) }
    if isLabelled == false { return Judgement(.failed, .emptyLabel, level: level) }
    if isSymbol { return Judgement(.failed, .symbolOnly, level: level) }
    if naming.hasFileName { return Judgement(.failed, .imageOnly) }
    // A photo that zooms isn't like a button.
    return subject.takesOnlySpecialGestures ? nil : Judgement(.failed, .namelessImage)
  }

  public func words(_ judgement: Judgement<Reason>, _ subject: CodeChain) -> Words {
    let isUIKit = subject.createdControl != nil
    let remedy = isUIKit ? Self.uiKitRemedy : "add .accessibilityLabel(\"…\") that describes the action"
    let onlyImage = "shows only an image, so the only accessible name is"
    switch judgement.reason {
    case .named: return Words("has an accessible name")
    case .conditionalText:
      let cause = "a text names the control only under a condition"
      return Words.undetermined(cause, "the accessible name can't be checked", remedy: remedy)
    case .emptyLabel: return Words("accessibility label is empty", remedy: remedy)
    case .symbolOnly: return Words("\(onlyImage) the system name of the symbol", remedy: remedy)
    case .namelessImage: return Words("shows only an image without a name", remedy: remedy)
    case .imageOnly: return Words("\(onlyImage) the image file name", remedy: remedy)
    case .unknownImage: return Words("shows only an image, and the source sets no accessible name", remedy: remedy)
    case .mayBeNamed:
      let cause = subject.uiKitNaming?.doubt ?? ""
      return Words.undetermined(cause, "the accessible name can't be checked", remedy: remedy)
    }
  }
}
