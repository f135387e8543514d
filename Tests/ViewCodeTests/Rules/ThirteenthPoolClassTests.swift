import Audit
import Testing

/// Classes that a thirteenth pool of unseen code bases showed: fonts of functions, and false alarms next to true findings.
@Suite struct ThirteenthPoolClassTests: PoolClassTests {
  private func fonts(_ function: String, _ calls: String, _ start: String = "static func brand(_ size: CGFloat)")
    throws -> [Outcome]
  {
    try outcomes(
      "fixed-font", "extension UIFont { \(start) -> UIFont { \(function) } }\n\(calls)")
  }

  @Test("A function that takes the size has a fixed font if its calls pass fixed sizes")
  func fontsOfFunctions() throws {
    let font = "UIFont(name: name, size: size)!"
    #expect(try fonts(font, "let a = UIFont.brand(12)") == [.failed])
    #expect(try fonts(font, "let a: UIFont = .brand(12)\nlet b: UIFont = .brand(size)") == [.failed])
    #expect(try fonts("\(font).bold", "let a: UIFont = .brand(12)") == [.failed])
    // Without calls, or with a call that may scale, the function isn't known to be fixed.
    #expect(try fonts(font, "let a: (CGFloat) -> UIFont = UIFont.brand") == [.cantTell])
    #expect(try fonts(font, "let a: UIFont = .brand(size)") == [.cantTell])
    #expect(try fonts(font, "let a: UIFont = .brand(of: 12)") == [.cantTell])
    let scaled = "let a: UIFont = .brand(12)\nlet b = UIFontMetrics.default.scaledFont(for: .brand(14))"
    #expect(try fonts(font, scaled) == [.cantTell])
    #expect(try fonts("UIFontMetrics.default.scaledFont(for: \(font))", "let a = UIFont.brand(12)").isEmpty)
    for scaled in ["scaled(\(font))", "\(font).dynamic", "Metrics.title.adapt(\(font))"] {
      #expect(try fonts(scaled, "let a = UIFont.brand(12)") == [.cantTell], "\(scaled)")
    }
    #expect(try fonts(font, "let a: UIFont = .brand(12)\nlet b = UIFont.brand(14).scaled()") == [.cantTell])
    #expect(
      try !fonts("let size = UIFontMetrics.default.scaledValue(for: size)\nreturn \(font)", "let a = UIFont.brand(12)")
        .contains(.failed))
    // A size that depends on a condition may follow the size of the text.
    #expect(try fonts(font, "let a: UIFont = .brand(isLarge ? 28 : 14)") == [.cantTell])
    let styled = "struct Style { let font: UIFont }\nlet a = Style(font: .brand(14))\n"
    #expect(try fonts(font, styled) == [.failed])
    #expect(try fonts(font, styled + "let b = UIFontMetrics.default.scaledFont(for: a.font)") == [.cantTell])
    #expect(try fonts(font, "let a = label.setDynamic(.brand(14))") == [.cantTell])
    // A constant converts the size, and another function passes it on.
    for size in ["CGFloat(size)", "size", "points"] {
      let made = "let points = CGFloat(size)\nreturn UIFont(name: name, size: \(size))!"
      #expect(try fonts(made, "let a = UIFont.brand(12)") == [.failed])
    }
    let outer = "extension UIFont { static func app(_ size: Int) -> UIFont { .brand(CGFloat(size)) } }\n"
    #expect(try fonts(font, outer + "let a = UIFont.app(12)") == [.failed])
    #expect(try fonts(font, outer + "let a = UIFontMetrics.default.scaledFont(for: .app(12))") == [.cantTell])
    #expect(try !fonts(font, outer).contains(.failed))
    #expect(try fonts("let size = CGFloat(size)\n\(font)", "let a = UIFont.brand(12)").count == 1)
    // The fonts of SwiftUI scale, and have a function with the same name.
    let both = "extension Font { static func brand(_ size: CGFloat) -> Font { .custom(name, size: size) } }\n"
    #expect(try !fonts(font, both + page("Text(name).font(.brand(12))")).contains(.failed))
    #expect(try !fonts(font, both + page("Text(name).font(Font.brand(12))")).contains(.failed))
    #expect(try !fonts(font, both + page("Text(name).font(Fonts.brand(12))")).contains(.failed))
    #expect(try fonts(font, both + "let a: UIFont = .brand(12)").contains(.failed))
    // A second font of the function is the same defect.
    #expect(
      try fonts("\(font.dropLast()) ?? .systemFont(ofSize: size)", "let a = UIFont.brand(12)") == [.failed, .cantTell])
    // The label and the name of a parameter may differ.
    let points = "static func brand(weight: Weight = .bold, points size: CGFloat)"
    #expect(try fonts(font, "let a: UIFont = .brand(points: 12)", points) == [.failed])
    #expect(try fonts(font, "let a: UIFont = .brand(weight: .thin, points: 12)", points) == [.failed])
    #expect(try fonts(font, "let a: UIFont = .brand(12)", points) == [.cantTell])
  }

  @Test("The message names the function, and how many calls pass a size")
  func messageOfFunctions() throws {
    func message(_ calls: String) throws -> [String] {
      try messages(
        "fixed-font",
        "extension UIFont { static func brand(_ size: CGFloat) -> UIFont { UIFont(name: name, size: size)! } }\n\(calls)"
      )
    }
    #expect(
      try message("let a = UIFont.brand(12)") == [
        "text with UIFont(name:size:) in brand doesn't scale; a call passes 12 pt"
      ])
    #expect(
      try message("let a = [UIFont.brand(12), .brand(14), .brand(size)]") == [
        "text with UIFont(name:size:) in brand doesn't scale; 2 calls pass fixed sizes, such as 14 pt"
      ])
  }

  @Test("A function that measures a text or draws an image has no font of text")
  func fontsOfDrawings() throws {
    func drawn(_ type: String) throws -> [Outcome] {
      try outcomes(
        "fixed-font",
        "extension Icon { static func draw(_ size: CGFloat) -> \(type) { make(UIFont(name: name, size: size)!) } }\n"
          + "let a = Icon.draw(12)")
    }
    #expect(try drawn("CGFloat") == [.cantTell])
    #expect(try drawn("UIImage?") == [.cantTell])
    #expect(try drawn("NSAttributedString") == [.failed])
  }

  @Test("A modifier of the app takes the size")
  func fontsOfModifiers() throws {
    let modifier = "extension View { func brand(_ size: CGFloat) -> some View { font(.system(size: size)) } }\n"
    #expect(try outcomes("fixed-font", modifier + page("Text(name).brand(12)")) == [.failed])
    #expect(
      try outcomes("fixed-font", modifier + page("Text(name).brand(size)", "@ScaledMetric var size = 12.0"))
        == [
          .cantTell
        ])
  }

  @Test("A font after ?? is bound to the name, too")
  func alternatives() throws {
    func bound(_ scaled: String) throws -> [Outcome] {
      try outcomes(
        "fixed-font",
        "extension UIFont { static var body: UIFont {\nlet font = UIFont(name: \"A\", size: 14) ?? UIFont.systemFont(ofSize: 14)\n"
          + "return \(scaled)\n} }\nlet body = UIFont.body")
    }
    #expect(try bound("UIFontMetrics.default.scaledFont(for: font)").isEmpty)
    #expect(try bound("UIFontMetrics.default.scaledFont(for: other)") == [.failed, .failed])
  }

  @Test("A loop may set the labels of views in a list")
  func labelsInLoops() throws {
    func dots(_ loop: String, _ rule: String = "empty-control-label", _ setup: String = "") throws -> [Outcome] {
      try outcomes(
        rule,
        """
        class Dots: UIView {
          private var dots: [UIButton] = []
          func build() {
            for index in 0..<count {
              let dot = UIButton(frame: .zero)
              dot.addTarget(self, action: #selector(tap), for: .touchUpInside)
              \(setup)
              dots.append(dot)
              addSubview(dot)
            }
            \(loop)
          }
        }
        let dots = Dots()
        """)
    }
    #expect(try dots("") == [.failed])
    #expect(try dots("for (index, dot) in dots.enumerated() { dot.accessibilityLabel = \"\\(index)\" }").isEmpty)
    #expect(try dots("for dot in dots { dot.accessibilityIdentifier = name }") == [.failed])
    let image = "dot.setImage(UIImage(named: \"dot\"), for: .normal)"
    #expect(try dots("", "unlabelled-image-button", image) == [.failed])
    #expect(
      try dots("for dot in dots { dot.accessibilityLabel = name }", "unlabelled-image-button", image) == [.cantTell])
  }
}
