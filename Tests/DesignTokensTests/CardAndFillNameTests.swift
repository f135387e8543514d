import DesignTokens
import Testing

/// Names of cards, focus rings, and fills that have no text of their own.
@Suite struct CardAndFillNameTests {
  private static func words(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
        let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
        return "\(pairing.foreground) on \(pairing.background)\(usage)"
      })
  }

  private static let cases: [([String], Set<String>)] = [
    // Cards without a text of their own have what the page has.
    (
      ["text", "link", "border", "body-background", "card-background"],
      [
        "text on body-background", "text on card-background", "link on body-background",
        "link on card-background", "border on body-background (decorative)",
        "border on card-background (decorative)",
      ]
    ),
    // With a text for cards, the page has the other ones.
    (
      ["text", "link", "body-background", "card-background", "card-text"],
      ["text on body-background", "link on body-background", "card-text on card-background"]
    ),
    // A group of focus rings, of which each has a part or a meaning.
    (
      ["text", "background", "focus.critical.external", "focus.critical.internal"],
      [
        "text on background", "focus.critical.external on background (focus)",
        "focus.critical.internal on background (focus)",
      ]
    ),
    // The text of what has the focus is on the color of the ring, as on links of public services.
    (
      ["text", "background", "focus", "focus-text"],
      ["text on background", "focus on background (focus)", "focus-text on focus"]
    ),
    // A text that is named after an action is on its fill.
    (
      [
        "text-primary", "layer-1", "action-primary", "action-secondary", "text-action-primary",
        "icon-action-secondary",
      ],
      [
        "text-primary on layer-1", "text-action-primary on action-primary",
        "icon-action-secondary on action-secondary (graphic)",
      ]
    ),
    // Without any other fill, texts for fills are on those of the first action and the accent.
    (
      ["text-primary", "layer-1", "layer-accent", "action-primary", "text-oncolor-primary"],
      [
        "text-primary on layer-1", "text-oncolor-primary on layer-accent",
        "text-oncolor-primary on action-primary",
      ]
    ),
    // The only inverse text is on meanings if nothing else is dark.
    (
      ["text", "reverse-text", "background", "brand", "error", "success"],
      [
        "text on background", "reverse-text on brand", "reverse-text on error", "reverse-text on success",
        "brand on background", "error on background", "success on background",
      ]
    ),
    // A meaning with a state at rest isn't a ramp, whatever its steps are called.
    (
      [
        "text-primary", "text-anti", "bg-page", "brand-normal", "brand-focus", "brand-click",
        "brand-disabled", "error-normal", "error-hover", "error-light", "error-1", "error-2",
      ],
      [
        "text-primary on bg-page", "text-anti on brand-normal", "text-anti on brand-click",
        "text-anti on brand-disabled (inactive)", "text-anti on error-normal", "text-anti on error-hover",
        "error-normal on bg-page", "error-normal on error-light",
      ]
    ),
    // The text of buttons is on buttons that are named after a kind, and not on those without a fill.
    (
      [
        "text", "background", "button", "button-text", "warning-button", "warning-button-hover",
        "login-button", "ghost-button",
      ],
      [
        "text on background", "button-text on button", "button-text on warning-button",
        "button-text on warning-button-hover", "button-text on login-button",
      ]
    ),
    // An inverse text of a component is on the color of the component.
    (
      ["text", "background", "reverse-button", "reverse-button-text"],
      ["text on background", "reverse-button-text on reverse-button"]
    ),
    // `component` is a kind of background.
    (
      [
        "textColorPrimary", "bgColorPage", "bgColorContainer", "bgColorComponent", "bgColorComponentHover",
        "componentStroke",
      ],
      [
        "textColorPrimary on bgColorPage", "textColorPrimary on bgColorContainer",
        "textColorPrimary on bgColorComponent", "textColorPrimary on bgColorComponentHover",
        "componentStroke on bgColorPage (decorative)", "componentStroke on bgColorContainer (decorative)",
      ]
    ),
  ]

  @Test(arguments: cases)
  func pairings(of names: [String], are expected: Set<String>) {
    #expect(Self.words(names) == expected)
  }
}
