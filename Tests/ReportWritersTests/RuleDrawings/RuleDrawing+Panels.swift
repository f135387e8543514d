import Audit
import ColorScience
import DesignTokens
import PageModel
import Typesetting

@testable import ReportWriters

/// What the subjects of a rule look like, by the pictures of the HTML report.
extension RuleDrawing {
  private static let touchRules: Set = [
    "target-size-minimum", "target-size-enhanced", "target-spacing", "target-overlap", "minimum-control-size",
  ]
  private static let textRules: Set = ["minimum-text-size", "resize-text", "large-text-stability", "text-order"]

  /// Returns the panels of a rule, in the order of the report.
  static func panels(of rule: String, in report: AuditReport) -> [Panel] {
    let assessments = report.assessments.filter { $0.rule == rule && $0.outcome != .inapplicable }
    func of(_ subject: [Assessment]) -> Assessment? { subject.first { $0.rule == rule && $0.outcome != .inapplicable } }
    var panels = assessments.compactMap { pairing($0, amongModes: report.modes.count) }
    if touchRules.contains(rule) {
      panels += report.controls.compactMap { result in
        of(result.assessments).flatMap { control(result.measured, among: report.system.controls, $0) }
      }
    }
    if textRules.contains(rule) {
      panels += report.textStyles.compactMap { result in of(result.assessments).map { style(result.style, rule, $0) } }
    }
    if rule == "line-height" {
      panels += report.textStyles.compactMap { result in of(result.assessments).flatMap { lines(result.style, $0) } }
    }
    if rule == "reflow" { panels += assessments.compactMap(row) }
    if rule == "small-target" { panels += assessments.compactMap(codeTarget) }
    if rule == "text-clipping" {
      panels += report.frames.flatMap { result in of(result.assessments).map { frame(result.frame, $0) } ?? [] }
    }
    if rule == "use-of-color" {
      panels += zip(report.measured.familyPairs, assessments).flatMap { family($0, $1) }
    }
    if rule == "focus-appearance" {
      panels += zip(report.measured.focusRings, assessments).compactMap { ring($0, $1) }
    }
    if rule == "approved-badges" {
      panels += zip(report.measured.badges, assessments).compactMap { badge($0, $1) }
    }
    if rule == "state-change" {
      panels += assessments.prefix(1).flatMap { states(report.pairings.map(\.measured), $0) }
    }
    return panels
  }

  /// The text around numbers of rules whose unit isn't one of the report's.
  private static let units = ["focus-appearance": ("", " pt²"), "state-change": ("ΔEOK ", "")]

  /// The measured and the required value with the result, for a drawing and for its text alternative.
  static func result(_ assessment: Assessment) -> (lines: [String], text: String) {
    let (prefix, suffix) = units[assessment.rule] ?? ("", "")
    // The number of larger styles has no picture.
    let hasNumber = assessment.rule != "text-order"
    let measured = ResultText.measured(of: assessment).flatMap { hasNumber ? prefix + $0 + suffix : nil } ?? ""
    let bound = assessment.rule == "reflow" ? "at most" : "requires"
    let required = assessment.required.flatMap { hasNumber ? $0 : nil }.map {
      "\(bound) \(prefix)\(ResultText.required($0, assessment.unit))\(suffix)"
    }
    let (sign, word) =
      switch assessment.outcome {
      case .failed: ("✕", "Fails")
      case .cantTell: ("?", "Undetermined")
      case .passed, .inapplicable: ("✓", "Passes")
      }
    // An exception of the rule, such as enough space around a small target.
    let isBelow = assessment.rule != "reflow" && (assessment.measured ?? 0) < (assessment.required ?? 0)
    let isException = assessment.outcome == .passed && isBelow && assessment.measured != nil
    let facts = [measured.isEmpty ? nil : measured, required.map { isException ? "without it, \($0)" : $0 }]
      .compactMap { $0 }
    return (
      ["\(sign) \(measured.isEmpty ? word : measured)"] + (required.map { [$0] } ?? []),
      facts.isEmpty
        ? "\(word)."
        : "\(word)\(isException ? " by an exception" : ""): \(facts.joined(separator: isException ? "; " : ", "))."
    )
  }

  /// Writes lines below a picture; the first one is red if the subject fails.
  static func caption(_ lines: [String], _ outcome: Outcome, y: Double, into html: inout HTMLBuilder) {
    for (index, line) in lines.enumerated() {
      let style = index > 0 ? "note" : outcome == .failed ? "fails" : "caption"
      html.label(line, class: style, x: 0, y: y + 18 + Double(index) * 17)
    }
  }

  private static func pairing(_ assessment: Assessment, amongModes modes: Int) -> Panel? {
    guard let pairing = assessment.pairing, let specimen = HTMLSpecimen(pairing) else { return nil }
    let (lines, text) = result(assessment)
    let mode = modes > 1 ? " (\(pairing.mode.name))" : ""
    let (front, back) = (specimen.foreground, specimen.background)
    let size = min(pairing.textStyle?.size ?? 17, 40)
    let kind = "\(pairing.usage.rawValue)".capitalized
    return Panel(width: 190, height: 112, text: "\(kind) \(front.hex) on \(back.hex)\(mode). \(text)") { html in
      html.rect(x: 0, y: 0, width: 190, height: 72, radius: 6, fill: back)
      html.rect(class: "edge", x: 0, y: 0, width: 190, height: 72, radius: 6)
      if specimen.isOutline {
        html.rect(x: 35, y: 18, width: 120, height: 36, radius: 8, fill: nil, stroke: front, strokeWidth: 2)
      } else {
        html.words(
          "Sample text", x: 95, baseline: 36 + size * 0.36, size: size, weight: pairing.textStyle?.weight ?? 400,
          fill: front)
      }
      caption([lines[0] + mode] + lines.dropFirst(), assessment.outcome, y: 72, into: &html)
    }
  }

  private static func control(
    _ measured: MeasuredControl, among controls: [Control], _ assessment: Assessment
  ) -> Panel? {
    guard let drawing = HTMLControlDrawing(measured, among: controls) else { return nil }
    var picture = HTMLBuilder()
    drawing.write(into: &picture)
    let markup = picture.markup
    guard let size = markup.firstMatch(of: #/width="([0-9.]+)" height="([0-9.]+)"/#), let width = Double(size.1),
      let height = Double(size.2), let label = markup.firstMatch(of: #/aria-label="([^"]*)"/#)
    else { return nil }
    // The drawing shows the default text size, at which targets that grow don't overlap yet.
    let isShown = assessment.rule != "target-overlap" || markup.contains("class=\"overlap\"")
    guard isShown || assessment.outcome != .failed else { return nil }
    let (lines, text) = result(assessment)
    let legend = ["solid: visible; dashed: target", "dotted: 44 and 24 pt"]
    return Panel(width: max(width, 190), height: height + 74, text: "\(label.1). \(text)") { html in
      // Red is for failures alone.
      html.element("g", ["class": assessment.outcome == .failed ? nil : "calm"]) { drawing.write(into: &$0) }
      let name = controls.count > 1 ? ", \(measured.control.name)" : ""
      caption([lines[0] + name] + lines.dropFirst() + legend, assessment.outcome, y: height, into: &html)
    }
  }

  /// A target in view code, if its finding states both sides.
  private static func codeTarget(_ assessment: Assessment) -> Panel? {
    let side = #/([0-9.]+) pt wide and ([0-9.]+) pt high/#
    guard assessment.outcome == .failed, let sides = assessment.message.firstMatch(of: side) else { return nil }
    var control = Control(name: "View")
    control.width = Double(sides.1)
    control.height = Double(sides.2)
    return self.control(MeasuredControl(control), among: [control], assessment)
  }

  private static func family(_ pair: MeasuredFamilyPair, _ assessment: Assessment) -> [Panel] {
    (pair.places.first?.samples ?? []).map { sample in
      let name = sample.vision == .normal ? "Typical vision" : sample.vision.rawValue.capitalized
      let distance = "ΔEOK \(truncatedText(sample.difference, digits: 3))"
      return Panel(
        width: 144, height: 98, text: "\(name): \(sample.first.hex) and \(sample.second.hex), \(distance)."
      ) { html in
        html.rect(x: 0, y: 0, width: 72, height: 56, fill: sample.first)
        html.rect(x: 72, y: 0, width: 72, height: 56, fill: sample.second)
        caption([name, distance], .passed, y: 56, into: &html)
      }
    }
  }

  private static func ring(_ measured: MeasuredFocusRing, _ assessment: Assessment) -> Panel? {
    guard let pairing = measured.outside.first ?? measured.inside.first, let specimen = HTMLSpecimen(pairing),
      let line = measured.focus.width, let width = measured.control.touchableWidth?.points,
      let height = measured.control.touchableHeight?.points
    else { return nil }
    let (lines, text) = result(assessment)
    let edge = measured.focus.offset + line / 2
    let fill = measured.inside.isEmpty ? nil : specimen.background
    return Panel(
      width: width * 2 + 48, height: height * 2 + 76,
      text:
        "A focus ring of \(HTMLFilm.points(line)) in \(specimen.foreground.hex) on \(specimen.background.hex). \(text)"
    ) { html in
      html.rect(
        x: 0, y: 0, width: width * 2 + 48, height: height * 2 + 36, radius: 6,
        fill: fill == nil ? specimen.background : nil)
      html.rect(x: 24, y: 18, width: width * 2, height: height * 2, radius: 16, fill: fill)
      html.rect(class: "edge", x: 24, y: 18, width: width * 2, height: height * 2, radius: 16)
      html.rect(
        x: 24 - edge * 2, y: 18 - edge * 2, width: (width + edge * 2) * 2, height: (height + edge * 2) * 2,
        radius: max(1, 16 + edge * 2), fill: nil, stroke: specimen.foreground, strokeWidth: line * 2)
      caption(lines, assessment.outcome, y: height * 2 + 36, into: &html)
    }
  }

  private static func badge(_ badge: MeasuredBadge, _ assessment: Assessment) -> Panel? {
    guard let fill = badge.background.color, let ink = badge.text.color else { return nil }
    let line = badge.border?.color
    let (lines, text) = result(assessment)
    let edge = line.map { ", border \($0.hex)" } ?? ""
    return Panel(
      width: 144, height: 62, text: "Badge \(badge.badge.name): \(ink.hex) on \(fill.hex)\(edge). \(text)"
    ) { html in
      html.rect(x: 1, y: 1, width: 90, height: 32, radius: 16, fill: fill, stroke: line, strokeWidth: 2)
      html.words(badge.badge.name, x: 46, baseline: 22, size: 15, weight: 600, fill: ink)
      caption(lines, assessment.outcome, y: 34, into: &html)
    }
  }

  private static func states(_ pairings: [MeasuredPairing], _ assessment: Assessment) -> [Panel] {
    let (lines, text) = result(assessment)
    return pairings.filter { $0.usage == .text }.enumerated().compactMap { index, pairing in
      guard let specimen = HTMLSpecimen(pairing) else { return nil }
      let state = pairing.background.path.description.split(separator: ".").last.map(String.init) ?? ""
      let name = "State \(state): \(specimen.foreground.hex) on \(specimen.background.hex)."
      return Panel(width: 144, height: 100, text: index == 0 ? "\(name) \(text)" : name) { html in
        html.rect(x: 0, y: 0, width: 144, height: 44, radius: 8, fill: specimen.background)
        html.words("Save", x: 72, baseline: 28, size: 17, weight: 600, fill: specimen.foreground)
        html.label(state, class: "note", x: 0, y: 60)
        if index == 0 { caption(lines, assessment.outcome, y: 61, into: &html) }
      }
    }
  }
}
