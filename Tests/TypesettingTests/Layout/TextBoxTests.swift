import Testing
import Typesetting

@Suite struct TextBoxTests {
  @Test func aDeclaredLineHeightIsExact() {
    // 16 · 1.5 = 24 in 44 − 2 · 10: fits exactly, and no more at xLarge (17 · 1.5 = 25.5).
    let box = TextBox(
      ScaledText(baseSize: 16), lineHeight: .multiple(1.5), height: .fixed(44), verticalPadding: 10)
    #expect(box.heightNeeded(at: .large) == Estimate(exactly: 44))
    #expect(box.verticalFit(at: .large) == .fits && box.verticalFit(at: .xLarge) == .clips)
    #expect(box.firstClipping == .xLarge && box.firstUncertain == .xLarge)
    #expect(box.heightForAll == 45 * 1.5 + 20)
  }

  @Test func aFixedHeightClipsWhereNoEstimateFits() {
    // 14 · 60/21 = 40 at accessibility5, a line of at least 45.6; 14 · 52/21 = 35 at accessibility4, 39.9 to 49.
    let button = TextBox(ScaledText(baseSize: 14, relativeTo: .callout), height: .fixed(44))
    #expect(button.firstClipping == .accessibility5)
    #expect(button.firstUncertain == .accessibility4)
    #expect(button.verticalFit(at: .accessibility3) == .fits)
  }

  @Test func naturalLinesHoldThoseOfKnownFonts() {
    let natural = LineHeight.natural.height(atSize: 1)
    for style in SystemTextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let metrics = style.metrics(at: category)
        #expect(natural.fit(within: metrics.leading / metrics.size) != .clips)
        #expect(metrics.leading / metrics.size <= natural.most)
      }
    }
    // Arial, SF Pro, Roboto, Inter: (ascent + descent + line gap) / units per em.
    for multiple in [2355.0 / 2048, 2370.0 / 2048, 2400.0 / 2048, 3408.0 / 2816] {
      #expect(natural.least <= multiple && multiple <= natural.most)
    }
  }

  @Test func containersThatGrowDoNotClip() {
    let minimum = TextBox(ScaledText(.body), height: .flexible(minimum: 44), verticalPadding: 12)
    #expect(minimum.firstUncertain == nil)
    var scaled = TextBox(
      ScaledText(baseSize: 16), lineHeight: .multiple(1.5), height: .scaled(44), verticalPadding: 8)
    #expect(scaled.firstUncertain == nil)  // 44 grows to 124, 24 to 67.5
    scaled.verticalPadding = 9  // at xSmall the height shrinks to 38, but the padding stays: 14 · 1.5 + 18 = 39
    #expect(scaled.firstClipping == .xSmall && scaled.fit(at: .medium) == .fits)
  }

  @Test func twoLinesNeedTwice() {
    let card = TextBox(ScaledText(.body), lineHeight: .points(24), lines: 2, height: .fixed(54))
    #expect(card.heightNeeded(at: .large) == Estimate(exactly: 48))
    #expect(card.firstClipping == .accessibility1)  // 28 pt glyphs: a line is at least 28
  }

  @Test func shrinkingTextFitsLonger() {
    var box = TextBox(ScaledText(baseSize: 16), lineHeight: .multiple(1.25), height: .fixed(30))
    #expect(box.firstClipping == .accessibility1)  // 25 · 1.25
    box.text.minimumScaleFactor = 0.5
    #expect(box.firstClipping == nil)
  }

  @Test func oneLineInAFixedWidthIsEstimated() {
    let label = LabelWidth(of: "Continue")
    let box = TextBox(
      ScaledText(baseSize: 17), label: label, lineLimit: 1, width: .fixed(104), horizontalPadding: 8)
    #expect(box.horizontalFit(at: .large) == .fits)
    #expect(box.horizontalFit(at: .accessibility5) == .clips)
    let states = ContentSizeCategory.allCases.map(box.horizontalFit(at:))
    #expect(states == states.sorted() && states.contains(.uncertain))
    var unknown = box
    unknown.label = nil
    #expect(unknown.horizontalFit(at: .large) == .uncertain)
    unknown.width = .flexible()
    #expect(unknown.horizontalFit(at: .large) == .fits)
  }

  @Test func wrappedTextNeedsMoreLinesAsItGrows() {
    let text = "Compare how the evidence for each peptide was gathered"
    let box = TextBox(
      ScaledText(baseSize: 17), label: LabelWidth(of: text), width: .fixed(300), height: .fixed(120))
    #expect(box.linesNeeded(at: .large).least == 2)
    #expect(box.linesNeeded(at: .accessibility5).least >= 4)
    #expect(box.verticalFit(at: .large) == .fits && box.verticalFit(at: .accessibility5) == .clips)
    #expect(box.horizontalFit(at: .large) == .fits)
    let narrow = TextBox(ScaledText(baseSize: 17), label: LabelWidth(of: "Metabolically"), width: .fixed(60))
    #expect(narrow.horizontalFit(at: .large) == .uncertain)  // the word has to be broken
  }

  @Test func whatIsNotKnownNeverFits() {
    let noNumber = TextBox(ScaledText(baseSize: .nan), lineHeight: .multiple(1.2), height: .fixed(44))
    #expect(noNumber.fit(at: .large) == .uncertain)
    let noSpace = TextBox(
      ScaledText(.body), label: LabelWidth(of: "OK"), width: .fixed(20), horizontalPadding: 10)
    #expect(noSpace.fit(at: .large) == .clips)
  }
}
