import Audit
import DesignTokens
import SourceText

extension ConfigurationReader {
  /// Returns the focus ring of a control: its color, the colors next to it, its width, and its offset.
  func focusRing(
    _ control: ObjectReader, of name: String
  ) throws(ConfigurationError) -> Configuration.FocusEntry? {
    guard let node = control.node["focusRing"] else { return nil }
    let object = try ObjectReader(
      node, in: file, kind: "\"focusRing\"", keys: ["color", "on", "fill", "over", "width", "offset"])
    var entry = Configuration.FocusEntry()
    entry.width = try object.quantity("width")
    entry.offset = try object.number("offset") ?? 0
    let colors = try object.patterns("color").map(\.value)
    guard !colors.isEmpty else { throw .missingKey("color", of: object.kind, object.location) }
    let over = try object.texts("over").map { TokenPath($0.0) }
    func template(_ key: String) throws(ConfigurationError) -> PairingTemplate? {
      let backgrounds = try object.patterns(key).map(\.value)
      guard !backgrounds.isEmpty else { return nil }
      var template = PairingTemplate(usage: .focus, foregrounds: colors, backgrounds: backgrounds)
      template.backdrops = over
      template.name = "\(name) focus ring"
      template.declaration = object.location
      try checkBindings(of: template, states: nil, object)
      return template
    }
    (entry.outside, entry.inside) = (try template("on"), try template("fill"))
    guard entry.outside != nil || entry.inside != nil else {
      throw .missingKey("on\" or \"fill", of: object.kind, object.location)
    }
    if entry.inside != nil, entry.offset >= 0 {
      throw .unexpected(
        expected: "\"fill\" only with an \"offset\" below 0, which puts the ring inside the control",
        found: "an offset of \(authoredText(entry.offset))", object.location)
    }
    return entry
  }
}
