import Audit
import DesignTokens
import SourceText
import SwiftSource
import Testing

@testable import ViewCode

/// What is measured of animations: durations in milliseconds, bounces and scales, by what Apple documents of each call.
@Suite struct CodeMotionTests {
  /// A measure in a form that compares.
  struct Measured: Equatable, CustomStringConvertible {
    let kind: String
    var known: [Double] = []
    var reason: String?
    var description: String { "\(kind) \(known) \(reason ?? "")" }

    static func lasts(_ known: Double...) -> Measured { Measured(kind: "duration", known: known) }
    static func bounce(_ known: Double...) -> Measured { Measured(kind: "bounce", known: known) }
    static func scale(_ known: Double...) -> Measured { Measured(kind: "scale", known: known) }
    static func unknown(_ kind: String, _ reason: String) -> Measured { Measured(kind: kind, reason: reason) }
  }

  private func measured(_ statement: String) -> [Measured] {
    let source = """
      struct A: View {
        let quick = 0.25
        let config: Config
        var chosen: Double { switch kind { case .small: 0.25
          default: 0.5 } }
        func act() { \(statement) }
      }
      """
    let outline = SwiftOutline(SourceFile(path: "A.swift", bytes: Array(source.utf8)))
    return ViewCode([outline], tokens: TokenSet()).calls.flatMap { CodeMotion.measures(of: $0) }.map { measure in
      let known = measure.values.known.map { ($0 * 1e9).rounded() / 1e9 }
      return Measured(kind: "\(measure.kind)", known: known, reason: measure.values.reason)
    }
  }

  private static let changing = "the default animation differs between platform versions"
  private static let notKnown = "the stiffness or damping isn't known"
  private static let elsewhere = "config.time isn't a constant in the source"

  static let durations: [(String, [Measured])] = [
    ("withAnimation(.easeIn(duration: 0.25)) { a() }", [.lasts(250)]),
    ("withAnimation(.easeIn) { a() }", [.lasts(350)]),
    ("withAnimation(Animation.linear(duration: quick)) { a() }", [.lasts(250)]),
    ("withAnimation(.easeIn(duration: chosen)) { a() }", [.lasts(250, 500)]),
    ("withAnimation(.easeIn(duration: .infinity)) { a() }", [.unknown("duration", ".infinity has no bound")]),
    ("withAnimation(.easeIn(duration: config.time)) { a() }", [.unknown("duration", elsewhere)]),
    ("withAnimation(.easeIn(duration: 1).speed(2)) { a() }", [.lasts(500)]),
    ("withAnimation(.easeIn(duration: 1).speed(0)) { a() }", [.unknown("duration", "the speed isn't known")]),
    ("withAnimation { a() }", [.unknown("duration", changing)]),
    ("withAnimation(.default) { a() }", [.unknown("duration", changing)]),
    ("b.animation(Animation.default, value: a)", [.unknown("duration", changing)]),
    ("b.animation(.default, value: a)", [.unknown("duration", changing)]),
    ("LinearKeyframe(1, duration: 0.5)", [.lasts(500)]),
    ("LinearKeyframe(1)", [.unknown("duration", "no duration is given")]),
    ("UIView.animate(withDuration: 0.25, animations: { a() })", [.lasts(250)]), ("UIView.animate { a() }", []),
    ("CATransaction.setAnimationDuration(0.25)", [.lasts(250)]), ("palette.easeIn", []), ("UserDefaults.default", []),
  ]

  /// A bounce is 1 less the damping; a spring of physics has as damping its share of the critical one, 2 √(stiffness · mass).
  static let bounces: [(String, [Measured])] = [
    ("b.animation(.spring(duration: 0.25), value: a)", [.bounce(0), .lasts(250)]),
    ("b.animation(.spring(duration: 0.25, bounce: 0.5), value: a)", [.bounce(0.5), .lasts(250)]),
    ("b.animation(.spring(response: 0.25), value: a)", [.bounce(0.175), .lasts(250)]),
    ("b.animation(.spring(response: 0.25, dampingFraction: 0.5), value: a)", [.bounce(0.5), .lasts(250)]),
    ("b.animation(.smooth, value: a)", [.bounce(0), .lasts(500)]),
    ("b.animation(.smooth(extraBounce: 0.25), value: a)", [.bounce(0.25), .lasts(500)]),
    ("b.animation(.snappy, value: a)", [.bounce(0.15), .lasts(500)]),
    ("b.animation(.snappy(duration: 0.25, extraBounce: 0.25), value: a)", [.bounce(0.4), .lasts(250)]),
    ("b.animation(.interactiveSpring, value: a)", [.bounce(0.14), .lasts(150)]),
    ("b.animation(.interpolatingSpring(mass: 4, stiffness: 25, damping: 10), value: a)", [.bounce(0.5)]),
    ("b.animation(.interpolatingSpring(stiffness: 25, damping: 10), value: a)", [.bounce(0)]),
    (
      "b.animation(.interpolatingSpring(stiffness: config.time, damping: 1), value: a)",
      [.unknown("bounce", notKnown)]
    ),
    ("b.animation(.interpolatingSpring(mass: 0, stiffness: 1, damping: 1), value: a)", [.unknown("bounce", notKnown)]),
    ("UIView.animate(springDuration: 0.5, bounce: 0.25) { a() }", [.lasts(500), .bounce(0.25)]),
    (
      "UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.75, initialSpringVelocity: 0) { a() }",
      [.lasts(500), .bounce(0.25)]
    ),
    ("UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.75)", [.lasts(500), .bounce(0.25)]),
    ("CASpringAnimation(keyPath: k)", [.unknown("bounce", "the damping is set elsewhere")]),
  ]

  static let scales: [(String, [Measured])] = [
    ("b.scaleEffect(1.5)", [.scale(1.5)]), ("b.scaleEffect(x: -1, y: 0.5)", [.scale(1, 0.5)]),
    ("b.scaleEffect(CGSize(width: 1.5, height: 2))", [.scale(1.5, 2)]),
    ("b.scaleEffect(1.5, anchor: .center)", [.scale(1.5)]),
    ("let t = CGAffineTransform(scaleX: 1.5, y: 0.5)", [.scale(1.5, 0.5)]),
    ("let t = CGAffineTransform(translationX: 1, y: 2)", []), ("let t = u.scaledBy(x: 2, y: 3)", [.scale(2, 3)]),
    ("let t = CATransform3DMakeScale(1.5, 2, 1)", [.scale(1.5, 2, 1)]), ("b.scaleEffect()", []),
  ]

  @Test(arguments: durations + bounces + scales) func measures(_ statement: String, _ expected: [Measured]) {
    #expect(measured(statement) == expected, "\(statement)")
  }
}
