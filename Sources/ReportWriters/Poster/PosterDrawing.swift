import Audit
import ColorScience
import PageModel

/// The drawing of a poster: the name, the verdict, a stripe for each token, the badges, and on A3 the pairings.
struct PosterDrawing {
  /// The poster's own colors, which don't follow the reader's color scheme.
  enum Paint {
    static let page = "#fcfcfc"
    static let ink = "#171717"
    static let soft = "#575757"
    static let fail = "#c0261d"
    static let pass = "#196b3d"
    static let unsure = "#7d5200"
    static let edge = "#808080"
  }

  static let fonts = "-apple-system,system-ui,Segoe UI,Roboto,Helvetica Neue,Arial,sans-serif"
  /// The measures of the small poster; A3 shows the same picture at 1.3225 times its size.
  static let size = (width: 1200.0, height: 630.0)
  static let margin = 48.0
  private static let large = (width: 1587.0, height: 1123.0, scale: 1.3225)

  let content: PosterContent
  let isLarge: Bool
  private let text: PosterText

  init(_ content: PosterContent, isLarge: Bool) {
    (self.content, self.isLarge) = (content, isLarge)
    text = PosterText(content: content)
  }

  /// The document.
  var svg: String {
    var html = HTMLBuilder()
    let size = isLarge ? (PosterDrawing.large.width, PosterDrawing.large.height) : PosterDrawing.size
    html.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "id": isLarge ? PosterA3Writer.mark : PosterWriter.mark,
        "viewBox": "0 0 \(HTMLNumber.text(size.0)) \(HTMLNumber.text(size.1))",
        "width": isLarge ? "420mm" : HTMLNumber.text(size.0), "height": isLarge ? "297mm" : HTMLNumber.text(size.1),
        "role": "img", "aria-labelledby": "t d", "font-family": PosterDrawing.fonts,
      ]
    ) { html in
      html.element("title", ["id": "t"], text: text.title)
      html.element("desc", ["id": "d"], text: text.description)
      html.element("rect", ["width": "100%", "height": "100%", "fill": Paint.page]) { _ in }
      if isLarge {
        html.element("g", ["transform": "scale(\(HTMLNumber.text(PosterDrawing.large.scale)))"]) { picture(into: &$0) }
        PosterMatrix(content: content, shared: text.shared).write(into: &html)
      } else {
        picture(into: &html)
      }
      footer(into: &html)
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(html.markup)\n"
  }

  private func picture(into html: inout HTMLBuilder) {
    heading(into: &html)
    if content.columns.isEmpty {
      html.svgText(
        "This design system has no color tokens.", x: PosterDrawing.size.width / 2, y: 320, size: 24, weight: 400,
        fill: Paint.soft, anchor: "middle")
    }
    PosterStripes(content: content, shared: text.shared).write(into: &html)
    pills(into: &html)
  }

  private func heading(into html: inout HTMLBuilder) {
    let verdict = VerdictText(content.report)
    let right = PosterDrawing.size.width - PosterDrawing.margin
    let name = PosterText.fitting(content.report.system.name, in: 560, size: 44)
    html.svgText(name, x: PosterDrawing.margin, y: 84, size: 44, weight: 600, fill: Paint.ink, spacing: -1.6)
    let isPassed = content.report.decision == .passed
    let lines = [verdict.headline.plain, verdict.promise?.plain ?? verdict.gate].removingRepeats
    for (index, line) in lines.enumerated() {
      html.svgText(
        PosterText.fitting(line, in: 560, size: 18), x: right, y: 66 + 24 * Double(index), size: 18,
        weight: index == 0 ? 600 : 400, fill: index > 0 ? Paint.soft : isPassed ? Paint.pass : Paint.fail, anchor: "end"
      )
    }
  }

  private func pills(into html: inout HTMLBuilder) {
    let width = PosterDrawing.size.width - 2 * PosterDrawing.margin
    let each = min(180, (width - 10 * Double(max(0, content.pills.count - 1))) / Double(max(1, content.pills.count)))
    for (index, pill) in content.pills.enumerated() {
      let x = PosterDrawing.margin + Double(index) * (each + 10)
      html.svgRect(
        x: x, y: 498, width: each, height: 36, radius: 18, fill: pill.fill, stroke: (pill.border ?? pill.fill, 1.5))
      let number = truncatedText(pill.ratio, digits: 1)
      let name = PosterText.fitting(pill.name, in: each - 60, size: 14)
      html.svgText(
        "\(name) \(number)", x: x + each / 2, y: 521, size: 14, weight: 600, fill: pill.ink.hex, anchor: "middle")
    }
  }

  private func footer(into html: inout HTMLBuilder) {
    let scale = isLarge ? PosterDrawing.large.scale : 1
    let (width, y) = isLarge ? (PosterDrawing.large.width, 1_080.0) : (PosterDrawing.size.width, 582.0)
    let margin = PosterDrawing.margin * scale
    html.svgText(
      PosterText.fitting(text.legend, in: 860 * scale, size: 12 * scale), x: margin, y: y, size: 12 * scale,
      weight: 400,
      fill: Paint.soft)
    html.svgText(
      PosterText.fitting(text.source, in: 300 * scale, size: 12 * scale), x: width - margin, y: y, size: 12 * scale,
      weight: 400, fill: Paint.soft, anchor: "end")
  }
}

extension HTMLBuilder {
  /// Writes text in a picture without a stylesheet.
  mutating func svgText(
    _ words: String, x: Double, y: Double, size: Double, weight: Int, fill: String, anchor: String? = nil,
    spacing: Double = 0, turned: Bool = false
  ) {
    let (left, top) = (HTMLNumber.text(x), HTMLNumber.text(y))
    element(
      "text",
      [
        "x": left, "y": top, "font-size": HTMLNumber.text(size), "font-weight": "\(weight)", "fill": fill,
        "text-anchor": anchor, "letter-spacing": spacing == 0 ? nil : HTMLNumber.text(spacing),
        "transform": turned ? "rotate(-90 \(left) \(top))" : nil,
      ], text: words)
  }

  /// Draws a rectangle in a picture without a stylesheet; without a stroke, it has a faint edge.
  mutating func svgRect(
    x: Double, y: Double, width: Double, height: Double, radius: Double = 4, fill: Color?,
    stroke: (Color, Double)? = nil
  ) {
    element(
      "rect",
      [
        "x": HTMLNumber.text(x), "y": HTMLNumber.text(y), "width": HTMLNumber.text(width),
        "height": HTMLNumber.text(height), "rx": HTMLNumber.text(radius), "fill": fill?.hex ?? "none",
        "stroke": stroke?.0.hex ?? PosterDrawing.Paint.edge, "stroke-opacity": stroke == nil ? ".3" : nil,
        "stroke-width": stroke.map { HTMLNumber.text($0.1) },
        "stroke-dasharray": fill == nil && stroke == nil ? "3 3" : nil,
        "style": HTMLPaint.wide([("fill", fill), ("stroke", stroke?.0)]),
      ]
    ) { _ in }
  }

  /// Draws a specimen of a pairing in a rectangle: letters, or an outline.
  mutating func svgSpecimen(_ specimen: HTMLSpecimen, x: Double, y: Double, width: Double, height: Double, size: Double)
  {
    svgRect(x: x, y: y, width: width, height: height, radius: min(6, height / 4), fill: specimen.background)
    guard !specimen.isOutline else {
      return svgRect(
        x: x + width * 0.2, y: y + height * 0.33, width: width * 0.6, height: height * 0.34, radius: 3, fill: nil,
        stroke: (specimen.foreground, 2))
    }
    svgText(
      "Aa", x: x + width / 2, y: y + height / 2 + size * 0.35, size: size, weight: 600, fill: specimen.foreground.hex,
      anchor: "middle")
  }
}
