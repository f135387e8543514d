import ColorScience
import Testing

@testable import ReportWriters

@Suite("HTML: the page passes its own audit")
struct HTMLPageColorTests {
  private func colors(_ layers: [HTMLPageColors]) throws -> [String: Color] {
    var colors: [String: Color] = [:]
    for layer in layers {
      for (name, hex) in layer.properties { colors[name] = try Color(hex: hex) }
    }
    return colors
  }

  private func worst(_ colors: [String: Color]) throws -> Double {
    var worst = 21.0
    for ground in HTMLPageColors.grounds {
      for ink in HTMLPageColors.inks {
        worst = min(worst, contrastRatio(of: try #require(colors[ink]), on: try #require(colors[ground])))
      }
    }
    return worst
  }

  @Test("Every text on every ground reaches AA in both schemes")
  func textReachesAA() throws {
    #expect(try worst(colors([.light])) >= 4.5)
    #expect(try worst(colors([.dark])) >= 4.5)
  }

  @Test("With increased contrast it reaches AAA")
  func textReachesAAA() throws {
    #expect(try worst(colors([.light, .lightIncreased])) >= 7)
    #expect(try worst(colors([.dark, .darkIncreased])) >= 7)
  }

  @Test("Lines that drawings need reach 3:1", arguments: ["canvas", "panel"])
  func edges(_ ground: String) throws {
    for scheme in [HTMLPageColors.light, .dark] {
      let colors = try colors([scheme])
      #expect(contrastRatio(of: try #require(colors["edge"]), on: try #require(colors[ground])) >= 3)
    }
  }

  @Test("The stylesheet uses no color but these", arguments: [HTMLStylesheetBase.text, HTMLStylesheetParts.text])
  func noOtherColors(_ rules: String) {
    #expect(!rules.contains("rgb(") && !rules.contains("hsl("))
    #expect(!rules.split(separator: ":").contains { $0.hasPrefix("#") })
  }
}
