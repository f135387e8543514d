import DesignTokens
import Testing

/// Names of edges, bars, categories, and parts of components.
@Suite struct EdgeAndPartNameTests {
  private static func words(_ paths: [String]) -> Set<String> {
    Set(
      PairingInference(paths: paths.map { TokenPath($0) }).pairings().map { pairing in
        let usage = pairing.usage == .text ? "" : " (\(pairing.usage.rawValue))"
        return "\(pairing.foreground) on \(pairing.background)\(usage)"
      })
  }

  private static let cases: [([String], Set<String>)] = [
    // A border that is the only one of its meaning marks a control.
    (
      ["text", "background", "border-danger", "border-brand", "border-brand-strong"],
      [
        "text on background", "border-danger on background (component)",
        "border-brand on background (decorative)", "border-brand-strong on background (decorative)",
      ]
    ),
    // The edge of a field is that of its background unless the field can't be changed.
    (
      [
        "text", "background", "input-border", "input-background", "readonly-input-border",
        "readonly-input-background",
      ],
      [
        "text on background", "text on input-background", "text on readonly-input-background",
        "input-border on background (component)", "input-border on input-background (component)",
        "readonly-input-border on background (component)",
        "readonly-input-border on readonly-input-background (decorative)",
      ]
    ),
    // Bars are one word or two.
    (
      ["text-primary", "background-default", "app-bar-background", "tabBarBackground"],
      [
        "text-primary on background-default", "text-primary on app-bar-background",
        "text-primary on tabBarBackground",
      ]
    ),
    // Paper is on the page.
    (
      ["text", "background-default", "background-paper", "divider"],
      [
        "text on background-default", "text on background-paper",
        "divider on background-default (decorative)", "divider on background-paper (decorative)",
      ]
    ),
    // Channels repeat a color.
    (
      ["background", "foreground", "foreground-rgb", "background-start-rgb", "icon"],
      ["foreground on background", "icon on background (graphic)"]
    ),
    // A surface is pale if a text says that it's for the surface.
    (
      [
        "foreground.primary", "foreground.danger-on-surface", "foreground.danger-high-contrast",
        "foreground.high-contrast", "surface.primary", "surface.danger",
      ],
      [
        "foreground.primary on surface.primary", "foreground.primary on surface.danger",
        "foreground.danger-on-surface on surface.danger", "foreground.danger-high-contrast on surface.danger",
      ]
    ),
    // Nothing is known about what is behind a color that isn't opaque.
    (
      ["text-primary", "icon-primary", "layer-1", "layer-non-opaque"],
      ["text-primary on layer-1", "icon-primary on layer-1 (graphic)"]
    ),
    // Borders and texts of a category are on its pale backgrounds, also while the pointer is on them.
    (
      [
        "text-neutral-strong", "bg-neutral-canvas", "bg-neutral-surface", "bg-danger-canvas",
        "bg-danger-surface", "bg-danger-fill-muted-default", "bg-danger-fill-muted-hover", "bg-floating",
        "text-danger-strong", "border-danger-subtle", "border-danger-medium", "border-danger-strong",
        "border-neutral-subtle",
      ],
      [
        "text-neutral-strong on bg-neutral-canvas", "text-neutral-strong on bg-neutral-surface",
        "text-neutral-strong on bg-danger-canvas", "text-neutral-strong on bg-danger-surface",
        "text-neutral-strong on bg-danger-fill-muted-default", "text-neutral-strong on bg-floating",
        "text-danger-strong on bg-neutral-canvas", "text-danger-strong on bg-neutral-surface",
        "text-danger-strong on bg-danger-canvas", "text-danger-strong on bg-danger-surface",
        "text-danger-strong on bg-danger-fill-muted-default",
        "text-danger-strong on bg-danger-fill-muted-hover",
        "border-danger-subtle on bg-danger-canvas (decorative)",
        "border-danger-subtle on bg-danger-surface (decorative)",
        "border-danger-subtle on bg-danger-fill-muted-default (decorative)",
        "border-danger-medium on bg-danger-canvas (component)",
        "border-danger-medium on bg-danger-surface (component)",
        "border-danger-medium on bg-danger-fill-muted-default (component)",
        "border-danger-strong on bg-neutral-canvas (component)",
        "border-danger-strong on bg-neutral-surface (component)",
        "border-danger-strong on bg-danger-canvas (component)",
        "border-danger-strong on bg-danger-surface (component)",
        "border-danger-strong on bg-danger-fill-muted-default (component)",
        "border-neutral-subtle on bg-neutral-canvas (decorative)",
        "border-neutral-subtle on bg-neutral-surface (decorative)",
      ]
    ),
    // A text for fills of a component is on the first one, too.
    (
      ["text", "background", "badge-text-on-accent", "badge-bg-primary", "badge-bg-error"],
      [
        "text on background", "badge-text-on-accent on badge-bg-primary",
        "badge-text-on-accent on badge-bg-error",
      ]
    ),
    // A part with a degree is on the background with the same degree.
    (
      [
        "text", "background", "form.control.base.surface", "form.control.base.value-text",
        "form.control.invalid.surface",
      ],
      ["text on background", "form.control.base.value-text on form.control.base.surface"]
    ),
    // One of several texts of a kind isn't on the page.
    (
      ["text", "background", "text-wh-1", "text-wh-2"],
      ["text on background"]
    ),
    // A text without a state is on pale fills in states for which there is no other text.
    (
      [
        "text", "background", "danger-light", "background-danger-light", "background-danger-light-hover",
        "text-danger", "text-info", "text-info-hover", "background-info-light-hover",
      ],
      [
        "text on background", "text on background-danger-light", "text-danger on background",
        "text-danger on background-danger-light", "text-danger on background-danger-light-hover",
        "text-info on background", "text-info-hover on background",
        "text-info-hover on background-info-light-hover",
      ]
    ),
  ]

  @Test(arguments: cases)
  func pairings(of names: [String], are expected: Set<String>) {
    #expect(Self.words(names) == expected)
  }
}
