import Testing
import Typesetting

@Suite struct ControlRowTests {
  private func button(_ label: String?, width: BoxLength = .flexible(minimum: 96)) -> TextBox {
    TextBox(
      ScaledText(baseSize: 16), label: label.map { LabelWidth(of: $0) }, lineLimit: 1, width: width,
      horizontalPadding: 16)
  }

  @Test func twoButtonsOutgrow320Points() {
    let row = ControlRow([button("Cancel"), button("Continue")], gap: 8, margin: 16)
    #expect(row.fit(at: .large) == .fits)
    #expect(row.fit(at: .accessibility5) == .clips)
    let fits = ContentSizeCategory.allCases.map { row.fit(at: $0) }
    #expect(fits == fits.sorted())
    #expect(row.firstUncertain() == ContentSizeCategory.allCases[fits.firstIndex { $0 != .fits } ?? 0])
    #expect(row.firstOverflow() == ContentSizeCategory.allCases[fits.firstIndex(of: .clips) ?? 0])
  }

  @Test func fixedControlsAddUpExactly() {
    let row = ControlRow([button(nil, width: .fixed(100)), button(nil, width: .fixed(96))], gap: 8, margin: 20)
    #expect(row.width(at: .accessibility5) == Estimate(exactly: 244))
    #expect(row.fit(at: .accessibility5, within: 244) == .fits && row.fit(at: .large, within: 243) == .clips)
    #expect(row.firstOverflow() == nil)
  }

  @Test func scaledControlsGrowWithTheText() {
    let row = ControlRow([button(nil, width: .scaled(44)), button(nil, width: .scaled(44))], gap: 10)
    #expect(row.width(at: .large) == Estimate(exactly: 98))
    #expect(row.width(at: .accessibility5) == Estimate(exactly: 258))
  }

  @Test func aGrowingControlWithoutALabelIsUncertain() {
    let row = ControlRow([button("Save"), button(nil)], gap: 8)
    #expect(row.width(at: .large) == nil && row.fit(at: .large) == .uncertain)
    #expect(ControlRow([], gap: 8).width(at: .large) == Estimate(exactly: 0))
  }
}
