// The semantic tokens of random systems, and the pairings that such systems declare.

extension SystemGenerator {
  mutating func addSurfaces() {
    add("surface.page", happens(60) ? "white" : "gray.50", "gray.\(pick(900, 950, 950))", fallback: 2)
    add("surface.panel", "gray.\(pick(50, 100))", "gray.\(pick(800, 900))", fallback: 2)
    add("surface.sunken", "gray.\(pick(100, 100, 200))", "gray.\(pick(700, 800, 900))", fallback: 6)
    add("surface.inverse", "gray.\(pick(800, 900))", "gray.\(pick(100, 200))")
    if happens(25) {
      tokens.append(
        Token(
          name: "surface.hover", light: translucent("gray.950", 3...10), dark: translucent("gray.50", 4...14)))
    }
  }

  private var hasHover: Bool { tokens.contains { $0.name == "surface.hover" } }

  mutating func addTexts() {
    let grounds = ["surface.page", "surface.panel"] + (happens(40) ? ["surface.sunken"] : [])
    add("text.strong", "gray.\(pick(900, 950))", "gray.\(pick(50, 100))")
    add("text.default", "gray.\(pick(700, 800))", "gray.\(pick(200, 300))")
    if happens(35) {
      let (light, dark) = (translucent("gray.950", 45...75), translucent("gray.50", 35...70))
      tokens.append(Token(name: "text.muted", light: light, dark: happens(85) ? dark : nil))
    } else {
      add("text.muted", "gray.\(pick(500, 500, 600, 600))", "gray.\(pick(400, 400, 500))")
    }
    add("text.faint", "gray.\(pick(400, 500))", "gray.\(pick(500, 600))", fallback: 25)
    add("text.inverse", "gray.\(pick(50, 100))", "gray.\(pick(900, 950))")
    let texts = ["text.strong", "text.default", "text.muted"] + (happens(45) ? ["text.faint"] : [])
    pairings.append(("text", texts, grounds, nil))
    pairings.append(("text", ["text.inverse"], ["surface.inverse"], nil))
    if hasHover { pairings.append(("text", ["text.strong", "text.default"], ["surface.hover"], "surface.page")) }
    // One text for light and dark surfaces is a common mistake, which often no colors can correct.
    if happens(8) { pairings.append(("text", ["text.muted"], ["surface.inverse"], nil)) }
    add("link.rest", "brand.\(pick(500, 500, 600))", "brand.\(pick(300, 400, 500))")
    add("link.hover", "brand.\(pick(600, 700))", "brand.\(pick(200, 300))")
    pairings.append(("text", ["link.rest", "link.hover"], grounds, nil))
  }

  mutating func addStatus(_ name: String, _ ramp: String) {
    add("status.\(name)", "\(ramp).\(pick(500, 600, 600, 700))", "\(ramp).\(pick(300, 400, 500))", fallback: 15)
    pairings.append(("text", ["status.\(name)"], ["surface.page"] + (happens(50) ? ["surface.panel"] : []), nil))
    guard happens(40) else { return }
    add("badge.\(name)-fill", "\(ramp).\(pick(50, 100, 100))", "\(ramp).\(pick(800, 900, 950))", fallback: 2)
    add("badge.\(name)-label", "\(ramp).\(pick(500, 600, 700))", "\(ramp).\(pick(200, 300, 400))", fallback: 2)
    pairings.append(("text", ["badge.\(name)-label"], ["badge.\(name)-fill"], nil))
  }

  mutating func addControls() {
    let (light, dark) = (pick(500, 500, 600), pick(400, 500, 600))
    add("button.fill", "brand.\(light)", "brand.\(dark)", fallback: 20)
    add("button.fill-hover", "brand.\(light + 100)", "brand.\(dark + 100)", fallback: 20)
    add("button.fill-pressed", "brand.\(light + 200)", "brand.\(dark + 200)", fallback: 20)
    add("button.label", "white", happens(70) ? "white" : "gray.950")
    pairings.append(("text", ["button.label"], ["button.fill", "button.fill-hover", "button.fill-pressed"], nil))
    // A label that a bright warning button shares.
    if happens(8) {
      add("button.warning", "amber.\(pick(300, 400))", "amber.\(pick(300, 400))")
      pairings.append(("text", ["button.label"], ["button.warning"], nil))
    }
    if happens(40) { pairings.append(("component", ["button.fill"], ["surface.page"], nil)) }
    if happens(30) {
      let (light, dark) = (translucent("gray.950", 12...45), translucent("gray.50", 12...45))
      tokens.append(Token(name: "border.control", light: light, dark: dark))
    } else {
      add("border.control", "gray.\(pick(300, 300, 400))", "gray.\(pick(500, 600, 700))")
    }
    add("border.focus", "brand.\(pick(300, 400, 500))", "brand.\(pick(400, 500, 600))", fallback: 30)
    pairings.append(("component", ["border.control"], ["surface.page", "surface.panel"], nil))
    pairings.append(("focus", ["border.focus"], ["surface.page", "surface.panel"], nil))
  }
}
