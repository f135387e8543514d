/// The words of color names that say what a color is for.
///
/// A word that isn't listed is the subject of a name: the component or the part of the system that the color belongs to.
enum RoleWords {
  /// The use of a color that a name suggests.
  enum Role { case text, icon, border, divider, focus, surface, chart }

  /// The role that a word suggests, and how much it says: in `groupLabel.fill`, the later word counts, in `icon.fill` the stronger one.
  static let roles: [String: (role: Role, strength: Int)] = [
    "text": (.text, 3), "foreground": (.text, 3), "ink": (.text, 2), "font": (.text, 2), "placeholder": (.text, 2),
    "label": (.text, 1), "title": (.text, 1), "heading": (.text, 1), "caption": (.text, 1), "link": (.text, 1),
    "body": (.text, 1), "content": (.text, 1), "typography": (.text, 3), "headline": (.text, 1),
    "subtitle": (.text, 1), "subheading": (.text, 1), "paragraph": (.text, 1),
    "icon": (.icon, 4), "glyph": (.icon, 2), "symbol": (.icon, 2), "iconography": (.icon, 4), "chevron": (.icon, 2),
    "checkmark": (.icon, 2), "tick": (.icon, 1),
    "scrollthumb": (.icon, 1), "handle": (.icon, 1), "dot": (.icon, 1), "spot": (.icon, 1),
    "border": (.border, 4), "stroke": (.border, 4), "outline": (.border, 4), "hairline": (.divider, 2),
    "keyline": (.divider, 2),
    "divider": (.divider, 4), "separator": (.divider, 4), "line": (.divider, 1), "lines": (.divider, 1),
    "ring": (.focus, 4),
    "background": (.surface, 3), "surface": (.surface, 3), "canvas": (.surface, 2), "page": (.surface, 2),
    "paper": (.surface, 1), "fill": (.surface, 1), "container": (.surface, 1), "window": (.surface, 1),
    "layer": (.surface, 1), "scaffold": (.surface, 1),
  ]

  /// Abbreviations and spelling variants, with the words that replace them.
  static let spellings = [
    "bg": "background", "fg": "foreground", "txt": "text", "colour": "color", "grey": "gray", "seperator": "separator",
    "hovered": "hover", "pressed": "active", "press": "active", "focused": "focus", "disable": "disabled",
    "inverted": "inverse", "invert": "inverse", "anti": "inverse", "reversed": "inverse", "reverse": "inverse",
    "btn": "button",
    "down": "active", "clicked": "active", "click": "active", "highlighted": "active", "norm": "normal",
    "warn": "warning", "err": "error", "informational": "informative", "bgcolor": "background",
    "backgroundcolor": "background", "textcolor": "text", "fontcolor": "text", "bordercolor": "border",
    "iconcolor": "icon",
  ]

  /// Returns a word as it is listed here: without an abbreviation, and in the singular.
  static func spelled(_ word: String) -> String {
    if let other = spellings[word] { return other }
    guard word.utf8.last == UInt8(ascii: "s"), isUnknown(word), !empty.contains(word) else { return word }
    let singular = String(Substring(word.utf8.dropLast()))
    return roles[singular] != nil || components.contains(singular) ? singular : word
  }

  /// Names of components that are often written as two words.
  private static let compounds = [
    "app": ["bar"], "tool": ["bar", "tip"], "side": ["bar"], "snack": ["bar"], "tab": ["bar"], "drop": ["down"],
    "pop": ["up", "over"], "check": ["box"], "non": ["opaque"],
  ]

  /// Returns words with the names of components that are written as two words as one word: `app-bar` is `appbar`.
  static func joined(_ words: [String]) -> [String] {
    var found: [String] = []
    for word in words {
      if let last = found.last, compounds[last]?.contains(word) == true {
        found[found.count - 1] = last + word
      } else {
        found.append(word)
      }
    }
    return found
  }

  /// Words that say nothing about the use of a color.
  static let empty: Set<String> = [
    "color", "colors", "colours", "token", "tokens", "sys", "semantic", "alias", "aliases", "themeable", "static",
    "component",
    "components", "level", "state", "status", "android", "private", "core",
  ]

  /// Words of groups that say nothing about the use of their colors.
  static let namespaces: Set<String> = [
    "support", "feedback", "sentiment", "utility", "global", "core", "ui", "common", "shared", "general", "usage",
    "functional", "additional",
  ]

  /// Words of types and groups that hold all colors of a system.
  static let types: Set<String> = [
    "app", "palette", "theme", "ui", "constants", "styles", "custom", "design", "system", "ds",
  ]

  /// Words of colors that nothing is drawn on, or that aren't drawn by themselves.
  static let excluded: Set<String> = [
    "shadow", "scrim", "overlay", "dimming", "transparent", "clear", "gradient", "skeleton", "elevation", "glow",
    "opacity", "backdrop", "mask", "blanket", "shimmer", "translucent", "highlight", "tint", "selector", "ripple",
    "decoration", "nonopaque",
  ]

  /// The states of a control; the first ones are the state at rest.
  static let rest: Set<String> = [
    "rest", "default", "normal", "enabled", "idle", "resting", "unselected", "unchecked", "standard",
  ]
  static let states: Set<String> = ["hover", "active", "focus", "selected", "disabled", "visited", "viewed", "dragged"]
  /// States in which something is often marked as a whole.
  static let marks: Set<String> = ["active", "selected", "viewed", "dragged"]

  /// Words for a meaning; a text with a meaning is used on few surfaces.
  static let tones: Set<String> = [
    "accent", "brand", "danger", "error", "critical", "destructive", "negative", "success", "positive", "warning",
    "attention", "caution", "info", "information", "informative", "notice", "neutral", "done", "open", "closed",
    "severe",
    "upsell", "sponsors", "alert", "link", "featured", "action", "interactive", "custom", "favorite", "unread",
    "promo", "premium", "discovery", "help", "hero", "progressive", "red", "orange", "amber", "yellow",
    "lime", "green", "teal", "cyan", "blue",
    "indigo", "violet", "purple", "pink", "gray", "slate", "white", "black", "auburn", "brown",
    "coral", "lemon", "olive", "pine", "plum", "gold", "magenta", "crimson", "rose", "mint", "sky", "emerald",
    "fuchsia", "zinc", "stone", "aqua", "celery", "chartreuse", "seafoam", "azure", "turquoise", "navy", "maroon",
    "salmon",
    "peach", "lavender", "silver", "beige", "cinnamon",
  ]

  /// Words for a degree.
  static let levels: Set<String> = [
    "base", "primary", "secondary", "tertiary", "quaternary", "muted", "subtle", "subtler", "subtlest", "faint", "weak",
    "soft", "quiet", "strong", "bold", "emphasis", "solid", "loud", "bolder", "boldest", "heavy", "extra", "additional",
    "helper", "supporting", "supplementary", "grouped", "opaque", "scaffold", "high", "highest", "low", "lowest", "dim",
    "bright",
    "inset", "raised", "float", "elevated", "sunken", "page", "canvas", "app", "body", "window", "screen", "main",
    "variant",
    "lighter", "darker", "light", "dark", "surface", "alternative", "alt", "plain", "regular", "subdued", "quinary",
    "thick",
    "thin", "hint", "medium", "mid", "weaker", "stronger", "weakest", "strongest", "softer", "tinted", "lightest",
    "darkest", "pale",
    "deep",
  ]
  /// Degrees of fills that ordinary text isn't used on.
  static let solid: Set<String> = [
    "strong", "bold", "emphasis", "solid", "loud", "thick", "stronger", "strongest", "bolder", "boldest", "heavy",
  ]
  /// Degrees of fills that text of the same meaning is used on.
  static let soft: Set<String> = [
    "muted", "subtle", "subtler", "subtlest", "faint", "weak", "soft", "quiet", "light", "lighter", "lightest", "pale",
    "weaker", "weakest",
    "softer",
  ]
  /// Meanings that are often only the color of bars and buttons.
  static let brands: Set<String> = ["accent", "brand", "primary", "secondary", "tertiary"]
  /// Meanings whose text and background are one color for two uses.
  static let ownColors: Set<String> = ["accent", "brand", "hero", "interactive", "action"]
  /// Words of colors that are the same in all modes.
  static let fixed: Set<String> = ["static", "fixed", "always", "constant", "permanent"]
  /// Words of the steps of a ramp.
  static let shades = ["light", "lighter", "lightest", "dark", "darker", "darkest"]
  /// Degrees of text that is less important.
  static let faded: Set<String> = ["muted", "subtle", "faint", "subdued"]
  /// Words after `on` for every fill that isn't pale.
  static let fills: Set<String> = ["fill", "solid", "color", "colored", "filled", "fills", "solids"]
  /// Meanings whose color can be a text by itself; the others are names of hues.
  static let meanings: Set<String> = [
    "accent", "brand", "danger", "error", "critical", "destructive", "negative", "success", "positive", "warning",
    "attention", "caution", "info", "information", "informative", "notice", "primary", "secondary", "tertiary",
  ]
  /// Meanings that are also fills, with white text in all modes.
  static let fillMeanings: Set<String> = [
    "primary", "brand", "accent", "danger", "error", "critical", "destructive", "negative", "success", "positive",
  ]
  /// Meanings of states of a form.
  static let statuses = fillMeanings.union(["warning", "caution", "info"]).subtracting(["primary"])
  /// Words of the surface that is behind everything.
  static let pages: Set<String> = ["page", "app", "body", "window", "screen", "canvas", "scaffold"]

  /// Words of parts of a chart.
  static let charts: Set<String> = ["chart", "plot", "dataviz", "series", "datavis"]
  /// Words of controls that are recognized by their edge.
  static let edged: Set<String> = [
    "input", "field", "textarea", "select", "checkbox", "radio", "switch", "control", "textfield", "combobox",
  ]
  /// Words of controls that hold a text that is typed.
  static let fields: Set<String> = ["input", "field", "textarea", "textfield", "form", "search"]
  /// Words of the parts of controls that are shapes, unless they have a text.
  static let controlParts: Set<String> = glyphs.union(["track", "knob", "thumb"])
  /// Words of the parts of controls that are shapes, whatever their role is called.
  static let glyphs: Set<String> = ["expander", "caret"]
  /// Words of controls whose label is beside them.
  static let labeled: Set<String> = ticked.union(["field", "input", "select"])
  /// Words of controls that have no place for a text.
  static let ticked: Set<String> = ["checkbox", "radio", "switch", "toggle"]
  /// Words of buttons without a fill.
  static let unfilled: Set<String> = ["link", "ghost", "outline", "outlined", "borderless", "unfilled"]
  /// Words of surfaces that hold text of the whole system.
  static let holders: Set<String> = [
    "list", "cell", "row", "card", "banner", "message", "section", "sheet", "dialog", "panel", "sidebar", "popover",
    "menu", "bubble", "item", "modal", "dropdown", "drawer", "header", "footer", "toolbar", "appbar", "navbar",
    "tabbar", "nav",
    "navigation", "tile", "table", "popup", "input", "field", "textarea", "textfield", "search", "form",
  ]
  /// Words of the parts of a list or a menu that are alike.
  static let items: Set<String> = ["item", "row", "cell", "entry"]
  /// Words of components that no text of the whole system is on.
  static let components: Set<String> = holders.union(edged).union(labeled).union(controlParts).union(charts).union([
    "button", "badge", "tag", "chip", "pill", "slider", "tab", "tabs", "tooltip", "toast", "snackbar", "notification",
    "avatar", "progress", "spinner", "loader", "calendar", "picker", "breadcrumb", "pagination", "stepper", "accordion",
    "keyboard", "fab", "form", "code", "diff", "editor", "terminal", "bar", "indicator", "scrollbar",
  ])
  /// Words of backgrounds of pictures.
  static let pictures: Set<String> = [
    "icon", "launcher", "favicon", "image", "logo", "thumbnail", "png", "illustration", "splash", "ripple",
  ]
  /// Words of parts of a component that are drawn on its surface.
  static let parts: Set<String> = [
    "heading", "title", "label", "caption", "body", "header", "help", "value", "description", "placeholder",
  ]

  /// Returns whether a word is that of a component, or one that isn't known.
  static func isPart(_ word: String) -> Bool { components.contains(word) || isUnknown(word) }

  /// Returns whether a word says nothing about a role, a meaning, or a degree.
  static func isUnknown(_ word: String) -> Bool {
    roles[word] == nil && !tones.contains(word) && !levels.contains(word) && !components.contains(word)
      && word != "on" && word != "inverse" && !isNumber(word)
  }

  /// Returns whether a word says which one of several focus rings a color is, as in `focus.critical.external`.
  static func isOfRing(_ word: String) -> Bool {
    ["external", "internal", "outer", "indicator", "outline", "halo"].contains(word) || tones.contains(word)
  }

  /// Returns whether a word is a step of a ramp, such as 50 or 900.
  static func isStep(_ word: String) -> Bool { isNumber(word) && (Int(word) ?? 0) >= 50 }

  /// Returns whether a word is a number.
  static func isNumber(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
