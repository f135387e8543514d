import ColorScience
import DesignTokens
import Testing
import TokenFormats

/// A token system that is written by hand, to be converted to every format and back.
struct RoundTripSystem: CustomTestStringConvertible, Sendable {
  let name: String
  let tokens: TokenSet
  let modes: [Mode]
  var testDescription: String { name }

  static let light = [Mode("light")]
  static let twoModes = Array(fourModes.prefix(2))

  private init(_ name: String, _ modes: [Mode], _ build: (inout TokenBuilder) throws -> Void) {
    var builder = TokenBuilder()
    do { try build(&builder) } catch { fatalError("\(name): \(error)") }
    (self.name, self.tokens, self.modes) = (name, builder.tokens, modes)
  }

  static let all = [
    RoundTripSystem("one mode", light) {
      try $0.color("color.page", "#ffffff")
      try $0.color("color.ink", "#0f172a")
      $0.alias("color.text", "color.ink")
      $0.alias("color.link", "color.text")
    },
    RoundTripSystem("two modes with aliases") {
      // An alias before its target, aliases of aliases, and one that leads elsewhere in the dark.
      $0.alias("color.text.body", "color.ink")
      $0.alias("color.text.title", "color.text.body")
      try $0.color("color.page", "#ffffff")
      try $0.color("color.page", "#0b1220", mode: "dark")
      try $0.color("color.ink", "#0f172a")
      try $0.color("color.ink", "#f8fafc", mode: "dark")
      try $0.color("color.brand", "#7c3aed")
      $0.alias("color.link", "color.brand")
      $0.alias("color.link", "color.ink", mode: "dark")
      $0.alias("color.accent", "color.brand")
    },
    RoundTripSystem("four modes", fourModes) {
      try $0.color("color.page", "#ffffff")
      try $0.color("color.page", "#0b1220", mode: "dark")
      try $0.color("color.page", "#000000", mode: "dark-high-contrast")
      try $0.color("color.accent", "#7c3aed")
      try $0.color("color.accent", "#4c1d95", mode: "light-high-contrast")
      $0.alias("color.ring", "color.accent")
    },
    RoundTripSystem("roles of Material", fourModes) {
      for (role, light, dark) in [
        ("primary", "#6750a4", "#d0bcff"), ("on-primary", "#ffffff", "#381e72"), ("surface", "#fef7ff", "#141218"),
        ("on-surface", "#1d1b20", "#e6e0e9"), ("surface-container", "#f3edf7", "#211f26"),
      ] {
        try $0.color(TokenPath("sys.\(role)"), light)
        try $0.color(TokenPath("sys.\(role)"), dark, mode: "dark")
      }
      try $0.color("sys.on-primary", "#000000", mode: "dark-high-contrast")
      // The same in all modes, and a color that is no role.
      try $0.color("sys.scrim", "#000000")
      try $0.color("sys.brand", "#7c3aed")
      try $0.color("sys.brand", "#c4b5fd", mode: "dark")
      $0.alias("button.primary", "sys.primary")
      $0.alias("button.scrim", "sys.scrim")
    },
    RoundTripSystem("alpha") {
      try $0.color("color.ink", "#0f172a")
      try $0.color("color.ink", "#ffffff", mode: "dark")
      try $0.color("color.veil", "rgb(15 23 42 / 0.08)")
      try $0.color("color.scrim", "#00000080")
      try $0.color("color.clear", "#00000000")
      $0.add("color.ghost", .color, .translucentAlias("color.ink", alpha: 0.25))
      $0.add("color.shade", .color, .translucentAlias("color.scrim", alpha: 0.5))
    },
    RoundTripSystem("wide gamut and other spaces") {
      try $0.color("color.wide", "color(display-p3 1 0.2 0.1)")
      try $0.color("color.vivid", "oklch(0.7 0.32 150)")
      try $0.color("color.calm", "oklch(0.6 0.1 250)")
      try $0.color("color.hue", "hsl(120 100% 25%)")
      try $0.color("color.exact", "hsl(120 100% 50%)")
      try $0.color("color.part", "rgb(12.5 40 60)")
      try $0.color("color.none", "oklch(0.5 0.1 none)")
      $0.alias("color.loud", "color.wide")
      try $0.color("color.page", "#ffffff")
      try $0.color("color.page", "color(display-p3 0.05 0.07 0.12)", mode: "dark")
    },
    RoundTripSystem("dimensions and other values") {
      try $0.color("color.ink", "#0f172a")
      $0.add("space.4", .dimension, .literal(.dimension(Dimension(16, .px))))
      $0.add("space.half", .dimension, .literal(.dimension(Dimension(0.5, .rem))))
      $0.add("space.back", .dimension, .literal(.dimension(Dimension(-4.25, .px))))
      $0.add("space.gap", .dimension, .alias("space.4"))
      $0.add("motion.quickDuration", .duration, .literal(.duration(milliseconds: 150)))
      $0.add("motion.ease", .cubicBezier, .literal(.cubicBezier([0.2, 0, 0.1, 1])))
      $0.add("layer.ratio", .number, .literal(.number(1.25)))
      $0.add("font.body", .fontFamily, .literal(.text("Inter")))
      $0.add("font.all", .fontFamily, CompositeValueTests.list(.literal(.text("Inter")), .literal(.text("serif"))))
      $0.add("weight.strong", .fontWeight, .literal(.fontWeight(600)))
    },
    RoundTripSystem("text styles and other parts", light) {
      typealias Values = CompositeValueTests
      try $0.color("color.ink", "#0f172a")
      let text = Values.parts([
        "fontFamily": Values.words("Inter"), "fontSize": Values.px(17), "fontWeight": .literal(.fontWeight(400)),
        "letterSpacing": Values.px(0), "lineHeight": Values.number(1.4),
      ])
      $0.add("text.body", .typography, text)
      let shadow = Values.parts([
        "offsetX": Values.px(0), "offsetY": Values.px(2), "blur": Values.px(8), "spread": Values.px(0),
        "color": .alias("color.ink"),
      ])
      $0.add("shadow.card", .shadow, Values.list(shadow))
      $0.add(
        "border.card", .border,
        Values.parts(["color": .alias("color.ink"), "width": Values.px(1), "style": Values.words("solid")]))
      $0.add("stroke.plain", .strokeStyle, Values.words("dashed"))
    },
    RoundTripSystem("descriptions and deprecations", light) {
      $0.add(
        "color.ink", .color, .literal(.color(.black)), description: "Text -- on \"pages\" */ & cards\nof all kinds")
      $0.add("color.old", .color, .literal(.color(.white)), deprecation: "use color.ink")
      $0.add("color.older", .color, .alias("color.old"), deprecation: "deprecated")
    },
    RoundTripSystem("a dark mode alone", [Mode("dark")]) {
      try $0.color("color.page", "#0b1220")
      $0.alias("color.card", "color.page")
    },
    RoundTripSystem("a dark mode first", [Mode("dark"), Mode("light", base: "dark")]) {
      try $0.color("color.page", "#0b1220")
      try $0.color("color.page", "#ffffff", mode: "light")
      try $0.color("color.brand", "#7c3aed")
    },
    RoundTripSystem("tokens without a value in a mode") {
      try $0.color("color.page", "#ffffff")
      try $0.color("color.glow", "#fde047", mode: "dark")
      try $0.color("color.ink", "#0f172a")
      $0.add("color.ink", .color, .undecidable("chosen at run time"), mode: "dark")
      $0.add("color.gone", .color, .undecidable("chosen at run time"))
    },
    RoundTripSystem("themes that no format has") {
      try $0.color("color.page", "#ffffff")
      try $0.color("color.page", "#f5e9d0", mode: "sepia")
      try $0.color("color.page", "#0b1220", mode: "dark")
      try $0.color("color.page", "#111827", mode: "dark-dimmed")
    } modes: {
      [Mode("light"), Mode("sepia", base: "light"), Mode("dark", base: "light"), Mode("dark-dimmed", base: "dark")]
    },
    RoundTripSystem("names that mean something elsewhere") {
      for name in [
        "class", "default", "value", "type", "2xl", "größe", "色", "on dark", "a'b\"c", "primary", "primary-dark",
        "Color", "light",
        "dark", "x_highContrast", "true", "null", "é",
      ] {
        try $0.color(TokenPath("color.\(name)"), "#123456")
        try $0.color(TokenPath("color.\(name)"), "#fedcba", mode: "dark")
      }
      try $0.color("color.primary.strong", "#112233")
      $0.alias("alias.of.default", "color.default")
      try $0.color("alone", "#445566")
      // Material Theme Builder gives values for more contrast such endings.
      for name in ["tone.x", "tone.y", "tone.x_highContrast", "tone.y_highContrast"] {
        try $0.color(TokenPath(name), "#445566")
      }
    },
  ]

  private init(_ name: String, _ build: (inout TokenBuilder) throws -> Void) {
    self.init(name, Self.twoModes, build)
  }

  private init(_ name: String, _ build: (inout TokenBuilder) throws -> Void, modes: () -> [Mode]) {
    self.init(name, modes(), build)
  }
}
