import Audit

/// A control that shows only an image has a name.
public struct UnlabelledImageButton: Rule {
  public static let descriptor = RuleDescriptor(
    id: "unlabelled-image-button",
    title: "A control that shows only an image has an accessibility label",
    description: """
      Looks at buttons, links, menus and toggles whose label is a closure, and at views with a tap or a long press, that show an image. Passes where \
      a Text, a Label, Image(_:label:) or an accessibilityLabel that is not empty names them. An image of the system's own symbols is a warning: \
      VoiceOver has names for most of them, which tell the picture and not what it does. Another image is read by the name of its file.
      """,
    rationale: "Whoever does not see the picture is told \"button\", or \"ic close 24\", and has to guess.",
    knownLimits: [
      "A label that a property, a function or a view of the team's own draws is not followed; such controls are not looked at.",
      "Whether a label says the right thing, in the language of the user, is for people to judge.",
      "Controls that draw shapes alone are not looked at.",
    ],
    requirement: .init(
      "WCAG 2.2, 4.1.2 Name, Role, Value, level A", url: "https://www.w3.org/TR/WCAG22/#name-role-value"),
    criteria: ["4.1.2"], level: .error,
    passing: [
      .view("A title with a symbol", #"Button("Add", systemImage: "plus", action: add).labelStyle(.iconOnly)"#),
      .view(
        "An accessibility label",
        #"Button(action: close) { Image(systemName: "xmark").padding() }.accessibilityLabel("Close")"#),
      .view("The label on the image", #"Button { add() } label: { Image("plus").accessibilityLabel(Text("Add")) }"#),
      .view(
        "An image with a label", #"NavigationLink(value: id) { Image("cat", label: Text("The cat")).resizable() }"#),
      .view("Image and text", #"Menu { items } label: { HStack { Image(systemName: "tray"); Text("Inbox") } }"#),
      .view("A Label", #"Link(destination: url) { Label("Website", systemImage: "globe") }"#),
      .view("Hidden", #"Button(action: close) { Image("x") }.accessibilityHidden(true)"#),
      .view("An image that takes no touches", #"Image("banner").resizable().scaledToFit()"#),
    ],
    failing: [
      .view(
        "A symbol alone", #"/*!*/Button(action: close) { Image(systemName: "xmark").frame(width: 44, height: 44) }"#),
      .view(
        "Wrapped in a stack",
        #"/*!*/Button { like() } label: { ZStack { Circle().fill(.red); Image("heart").padding(8) } }"#),
      .view(
        "A picture with a gesture",
        #"/*!*/Image("avatar").resizable().clipShape(Circle()).onTapGesture { openProfile() }"#),
      .view(
        "A decorative image is no name", #"/*!*/NavigationLink(destination: Help()) { Image(decorative: "help") }"#),
      .view("An empty label", #"/*!*/Menu { items } label: { Image(systemName: "ellipsis") }.accessibilityLabel("")"#),
      .view("An empty title", #"/*!*/Button("", systemImage: "plus") { add() }"#),
      .view(
        "A text under a condition",
        #"/*!*/Button(action: send) { HStack { Image("send"); if isWide { Text("Send") } } }"#),
      .view(
        "Both branches show images",
        """
        /*!*/Toggle(isOn: $isOn) {
          if isOn { Image("on") } else { Image("off") }
        }
        """),
    ])

  public init() {}

  public func applies(to subject: CodeChain) -> Bool {
    switch subject.control {
    case .labeled, .gesture: break
    case .sized where subject.viewName == "Toggle": break
    default: return false
    }
    let naming = subject.naming
    guard naming.hasImage, !naming.hasUnknown || naming.hasName, subject.enclosingControl == nil else { return false }
    return !subject.isHiddenFromAccessibility && !subject.isCombinedForAccessibility
  }

  public func evaluate(_ subject: CodeChain) -> Evaluation {
    let naming = subject.naming
    let isLabelled = subject.isLabelledForAccessibility
    if isLabelled == true || isLabelled == nil && naming.hasName {
      return Evaluation(.passed, message: "it has a name")
    }
    let remedy = "add .accessibilityLabel(\"…\") that says what it does"
    let level: Level? = naming.hasSymbolsOnly ? .warning : nil
    if isLabelled == nil, naming.mayHaveName {
      let reason = "only under a condition a text names it"
      return Evaluation(.cantTell(reason), message: reason, remedy: remedy, level: level)
    }
    if isLabelled == false {
      return Evaluation(.failed, message: "its accessibility label is empty", remedy: remedy, level: level)
    }
    let name = naming.hasSymbolsOnly ? "the system's name for the symbol" : "the name of the image's file"
    return Evaluation(
      .failed, message: "it shows only an image, so that it has no name but \(name)", remedy: remedy, level: level)
  }
}
