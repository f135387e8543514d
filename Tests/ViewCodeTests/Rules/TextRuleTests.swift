import Audit
import AuditSession
import TestSupport
import Testing

/// Findings of the rules about text and motion that examples do not show: numbers, other files, odd forms.
@Suite struct TextRuleTests {
  private func report(_ source: String, other: String = "", configuration: String = "") throws -> AuditReport {
    let folder = try TemporaryFolder([
      "palpable.json": #"{ "tokens": ["tokens.json"], "code": ["*.swift"]\#(configuration) }"#,
      "tokens.json": ##"{ "page": { "$type": "color", "$value": "#ffffff" } }"##, "Other.swift": other,
      "View.swift": source,
    ])
    return try AuditSession(AuditRequest(paths: [folder.path], root: folder.path)).report()
  }

  private func findings(
    _ rule: String, _ body: String, members: String = "", other: String = "", configuration: String = ""
  ) throws -> [Finding] {
    let source = "struct A: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"
    return try report(source, other: other, configuration: configuration).findings.filter { $0.rule == rule }
  }

  // MARK: Fonts

  @Test(
    "Fonts that do not grow, however they are written",
    arguments: [
      "Text(a).font(SwiftUI.Font.system(size: 14))", "Text(a).font(.system(size: Sizes.small))",
      "Text(a).font(Font(UIFont.systemFont(ofSize: 14)))",
      "Text(a) + Text(b).font(.custom(c, fixedSize: Sizes.small / 2))",
      "Group { if #available(iOS 17, *) { Text(a).font(.system(size: 14)) } else { Text(a) } }",
      "HStack { Image(b); Text(a) }.font(.system(size: 14))", "Button(a) { b() }.font(.system(size: 14))",
      "Text(a).font(.system(size: c ? Sizes.small : d))", "Text(a).font(UIDevice.isPad ? .body : .system(size: 9))",
    ])
  func fixedFonts(_ body: String) throws {
    let found = try findings(
      "fixed-font", body, members: "@ScaledMetric var d = 12.0",
      other: "enum Sizes { static let small: CGFloat = 28 / 2 }")
    #expect(found.map(\.outcome) == [.failed])
    #expect(found.first?.measured == 1 && found.first?.required == 2)
    #expect(found.first?.level == .warning)
  }

  @Test(
    "Fonts that grow, and what is no font",
    arguments: [
      "Text(a).font(.system(size: c ? d : e))",
      "Text(a).font(.system(size: UIFontMetrics.default.scaledValue(for: 14)))",
      "Text(a).font(.system(.body).bold())", "Text(a).font(.system)", "Palette.custom(size: 3)", "Text(a).font(nil)",
      "AsyncImage(url: b).font(.system(size: 14))", "Text(a).dynamicTypeSize(.large...)",
      "Image(uiImage: UIImage(systemName: b, withConfiguration: UIImage.SymbolConfiguration(font: .systemFont(ofSize: 9)))!)",
      "Image(b).dynamicTypeSize(.xLarge)", "Button(action: { save(b) }) { Image(b) }.font(.system(size: 20))",
      "Text(a).environment(\\.colorScheme, .dark)",
      "Text(a).font(.system(size: 2 * d))",
    ])
  func growingFonts(_ body: String) throws {
    let members = "@ScaledMetric var d = 12.0\n@ScaledMetric(relativeTo: .title) private var e: CGFloat = 28"
    #expect(try findings("fixed-font", body, members: members).isEmpty)
  }

  @Test func aFontThatMetricsScaleInTheSameFilePasses() throws {
    func count(_ source: String) throws -> Int {
      try report(source).findings.count { $0.rule == "fixed-font" }
    }
    let base = "static let base: UIFont = UIFont(name: name, size: 12) ?? .systemFont(ofSize: 12)"
    #expect(try count("enum A { \(base) }") == 2)
    #expect(
      try count("enum A { \(base)\nstatic var font: UIFont { UIFontMetrics.default.scaledFont(for: base) } }") == 0)
    #expect(
      try count("enum A { \(base)\nstatic var font: UIFont { UIFontMetrics.default.scaledFont(for: other) } }") == 2)
    // What merely stands after the name is another statement.
    let function = "func a() {\nlet base = b\nlabel.font = .systemFont(ofSize: 9)\nc = metrics.scaledFont(for: base)\n}"
    #expect(try count(function) == 1)
  }

  @Test(
    arguments: [
      ("config.size(for: a)", "config.size(for: a)"), ("max(b(1), c(2), d(3), e(4))", "b(1)"),
      ("2 * b(1)", "b(1)"),
    ])
  func aSizeThatIsNotKnownSaysWhy(_ size: String, _ unknown: String) throws {
    let finding = try #require(try findings("fixed-font", "Text(a).font(.system(size: \(size)))").first)
    #expect(finding.outcome == .cantTell && finding.cause == "\(unknown) is computed at run time")
  }

  // MARK: Limits

  /// Apple's table: body is 17 pt at large, 33 at accessibility2, 40 at accessibility3; a custom font of 17 pt is 31 at accessibility2.
  @Test(
    "How far text grows under a limit",
    arguments: [
      ("Text(a).dynamicTypeSize(...DynamicTypeSize.accessibility2)", 33.0 / 17),
      ("Text(a).font(.custom(b, size: 17)).dynamicTypeSize(...DynamicTypeSize.accessibility2)", 31.0 / 17),
      (
        "Text(a).font(.custom(b, size: 12, relativeTo: .caption)).dynamicTypeSize(...DynamicTypeSize.accessibility1)",
        21.0 / 12
      ),
      ("Text(a).font(Fonts.dose).dynamicTypeSize(...(.accessibility2))", 31.0 / 17),
      ("Text(a).font(.largeTitle).dynamicTypeSize(DynamicTypeSize.xSmall...DynamicTypeSize.accessibility1)", 44.0 / 34),
      ("Text(a).dynamicTypeSize(.small ..< .accessibility3)", 33.0 / 17),
      ("VStack { Text(a).font(.caption); Text(b) }.dynamicTypeSize(...DynamicTypeSize.accessibility2)", 33.0 / 17),
      ("VStack { Text(a) }.font(.largeTitle).dynamicTypeSize(...DynamicTypeSize.accessibility1)", 44.0 / 34),
    ] as [(String, Double)])
  func growthUnderALimit(_ body: String, _ factor: Double) throws {
    let other = "enum Fonts { static let dose = Font.custom(name, size: 17).weight(.bold) }"
    let found = try findings("dynamic-type-cap", body, other: other)
    #expect(found.map(\.outcome) == [.failed])
    #expect(found.first?.measured == factor && found.first?.required == 2)
  }

  @Test func theRemedyIsTheLowestLimitThatIsEnough() throws {
    func remedy(_ body: String) throws -> String? { try findings("dynamic-type-cap", body).first?.remedy }
    #expect(
      try remedy("Text(a).dynamicTypeSize(...DynamicTypeSize.xxxLarge)") == "raise the cap to accessibility3 or higher")
    #expect(
      try remedy("Text(a).font(.largeTitle).dynamicTypeSize(...DynamicTypeSize.xxxLarge)") == "remove the upper bound")
  }

  // MARK: Clipping

  /// A line takes 1.14 to 1.4 times the size of a font whose line height is not known: 53 pt of body take 60.42 to 74.2 pt.
  @Test(
    "A height around text",
    arguments: [(60.0, "failed"), (61, "cantTell"), (74, "cantTell"), (75, nil)] as [(Double, String?)])
  func heights(_ height: Double, _ outcome: String?) throws {
    let found = try findings("text-clipping", "Text(a).frame(height: \(height))")
    #expect(found.first?.outcome.name == outcome && found.count == (outcome == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.level == .warning && !$0.gates })
  }

  @Test func theFirstSizeThatIsCutOffIsNamed() throws {
    let finding = try #require(try findings("text-clipping", "Text(a).frame(height: 36)").first)
    // Body is 33 pt at accessibility2, which takes at least 37.62 pt, and 28 at accessibility1, which takes at least 31.92.
    #expect(finding.measured == 36 && finding.required == 33 * 1.14)
    #expect(
      finding.message
        == "a line of body (17 pt) needs 37.62 pt of height at accessibility2; the frame has 36 pt")
  }

  @Test(
    "What is not cut off",
    arguments: [
      "Text(a).font(.system(size: 14)).frame(height: 20)", "Text(a).font(.system(size: 14)).lineLimit(1)",
      "Image(b).frame(height: 20)", "ScrollView { Text(a) }.frame(height: 20)", "Text(a).frame(width: 20)",
      "Badge(a).frame(height: 20)", "Text(a).frame(maxHeight: .infinity)", "Text(a).frame(height: nil)",
      "Color.red.frame(height: 20).overlay { Text(a) }", "Card { }.sheet { Text(a) }.frame(height: 20)",
      "Text(a).frame(height: size.isAccessibilitySize ? nil : 20)", "Text(a).lineLimit(1...3)",
      "Text(a).lineLimit(nil)",
      "VStack { Text(a).lineLimit(1) }.minimumScaleFactor(0.5)", "Image(b).lineLimit(1)",
      "HStack { Text(a).minimumScaleFactor(0.5); TextField(a, text: b) }.lineLimit(1)",
    ])
  func nothingIsCutOff(_ body: String) throws { #expect(try findings("text-clipping", body).isEmpty) }

  @Test func aLineAsWideAsItNeedsCannotBeTold() throws {
    func outcomes(_ body: String) throws -> [String] { try findings("text-clipping", body).map(\.outcome.name) }
    #expect(try outcomes("Text(a).lineLimit(1).fixedSize()") == ["cantTell"])
    #expect(try outcomes("Text(a).lineLimit(1).fixedSize(horizontal: true, vertical: false)") == ["cantTell"])
    #expect(try outcomes("Text(a).lineLimit(1).fixedSize(horizontal: false, vertical: true)") == ["failed"])
  }

  @Test func aLateAlternativeIsStillCutOff() throws {
    let body = "ViewThatFits { Text(a).lineLimit(1); Text(b).lineLimit(1) }"
    #expect(try findings("text-clipping", body).count == 1)
  }

  @Test func declaredFramesKeepTheirLevelBesideCode() throws {
    let configuration = """
      , "textStyles": { "button": { "size": 14, "lineHeight": 1.3 } },
      "controls": [{ "name": "Button", "height": 36, "padding": [0, 12], "textStyle": "button" }]
      """
    let report = try report(
      "struct A: View { var body: some View { Text(a).lineLimit(1) } }", configuration: configuration)
    let found = report.findings.filter { $0.rule == "text-clipping" }
    #expect(found.map(\.level) == [.error, .warning])
    #expect(found.map(\.gates) == [true, false])
    // What is said of the frame stands with the frame and with its control; what is said of code stands nowhere there.
    #expect(report.frames.map { $0.assessments.map(\.rule) } == [["text-clipping"]])
    #expect(report.controls.first?.assessments.count { $0.rule == "text-clipping" } == 1)
  }

  // MARK: Fixed fonts and clipping

  /// Text in a fixed font is one finding, and that is about its font: it can't be cut off by growing.
  @Test(
    "A fixed font is reported once",
    arguments: [
      "Text(a).font(.system(size: 14)).lineLimit(1)", "Text(a).font(.system(size: 14).weight(.bold)).lineLimit(1)",
      "Text(a).font(c ? .system(size: 14) : .system(size: 28)).lineLimit(1)",
      "Text(a).font(.system(size: c ? 14 : 28)).frame(height: 20)",
      "Text(a).font(Font(UIFont.systemFont(ofSize: 14))).lineLimit(1)",
      "Text(a).font(Font(UIFont(name: b, size: 14)!)).lineLimit(1)",
      "Text(a).font(.custom(b, fixedSize: 12)).frame(height: 12)",
      "VStack { Text(a); Text(b) }.font(.system(size: 14)).lineLimit(1)",
      "Text(a).lineLimit(1).dynamicTypeSize(.large)",
      "Text(a).font(Fonts.small).lineLimit(1)", "Label(a, systemImage: b).font(.system(size: 14)).lineLimit(1)",
      "Text(a).font(Font(UIFont.preferredFont(forTextStyle: .body).withSize(14))).lineLimit(1)",
    ])
  func aFixedFontIsOneFinding(_ body: String) throws {
    let source = "struct A: View {\nlet c: Bool\nvar body: some View {\n\(body)\n}\n}"
    let found = try report(source, other: "enum Fonts { static let small = Font.system(size: 12) }").findings
    // The one token of the report is in no pairing.
    let code = found.filter(\.isFromCode)
    #expect(Set(code.map(\.rule)) == ["fixed-font"])
    #expect(code.allSatisfy { $0.outcome == .failed })
  }

  /// Text that grows in one branch, or beside fixed text, may still be cut off.
  @Test(
    "Text that grows is looked at beside fixed text",
    arguments: [
      "Text(a).font(c ? .body : .system(size: 14)).lineLimit(1)",
      "Text(a).font(c ? .body : .system(size: 14)).frame(height: 20)",
      "HStack { Text(a).font(.system(size: 14)); Text(b) }.lineLimit(1)",
      "Text(a).font(.system(size: c ? 14 : d)).lineLimit(1)",
      "Text(a).lineLimit(1).dynamicTypeSize(.large ... .xLarge)",
    ])
  func growingTextIsStillCutOff(_ body: String) throws {
    let found = try findings("text-clipping", body, members: "let c: Bool\n@ScaledMetric var d = 12.0")
    #expect(found.map(\.outcome) == [.failed])
  }

  /// Text beside fixed text may shrink: the fixed text needn't.
  @Test func fixedTextNeedNotShrink() throws {
    let body = "HStack { Text(a).font(.system(size: 14)); Text(b).minimumScaleFactor(0.5) }.lineLimit(1)"
    #expect(try findings("text-clipping", body).isEmpty)
  }

  /// Branches that grow differently are undetermined, and not measured by the first of them.
  @Test func fontsThatGrowDifferentlyAreUndetermined() throws {
    let found = try findings("text-clipping", "Text(a).font(c ? .caption2 : .largeTitle).frame(height: 60)")
    #expect(found.map(\.outcome.name) == ["cantTell"])
  }

  // MARK: Motion

  private static let isOn = #", "rules": { "animation-limits": "warning" }"#

  @Test(
    "What an animation measures",
    arguments: [
      ("a.animation(.easeOut(duration: 0.3), value: b)", 300.0), ("a.animation(.linear, value: b)", 350),
      ("a.animation(Animation.easeIn.speed(0.5), value: b)", 700), ("a.animation(.smooth, value: b)", 500),
      ("a.animation(.easeIn(duration: c ? 0.1 : 0.4), value: b)", 400),
      ("a.animation(.spring(duration: 0.2, bounce: 0.25), value: b)", 0.25),
      ("a.animation(.spring(response: 0.2), value: b)", 1 - 0.825),
      ("a.animation(.interpolatingSpring(mass: 4, stiffness: 100, damping: 20), value: b)", 0.5),
      ("a.scaleEffect(x: 1, y: c ? 1 : -1.5)", 1.5), ("a.scaleEffect(c ? d : 1.25)", 1.25),
      ("KeyframeTrack(\\.scale) { CubicKeyframe(1, duration: 0.5) }", 500),
    ] as [(String, Double)])
  func motion(_ body: String, _ measured: Double) throws {
    let found = try findings("animation-limits", body, members: "var d: CGFloat", configuration: Self.isOn)
    #expect(found.map(\.measured) == [measured])
    #expect(found.map(\.outcome) == [.failed])
  }

  @Test(
    "What is no motion, or stays within the limits",
    arguments: [
      "a.gaugeStyle(.linear)", "LinearGradient(a)", "a.spring()", "a.scaleEffect(0.5)", "a.scale(3)",
      "a.animation(nil, value: b)", "a.transition(.scale)", "withAnimation(.easeIn(duration: 0.2)) { b() }", "a.bouncy",
      "a.animation(.spring(response: 0.2, dampingFraction: 1), value: b)",
    ])
  func noMotion(_ body: String) throws {
    #expect(try findings("animation-limits", body, configuration: Self.isOn).isEmpty)
  }

  @Test func whatNobodyCanTellOfAnAnimationCounts() throws {
    func reasons(_ body: String) throws -> [String?] {
      try findings("animation-limits", body, configuration: Self.isOn).map(\.cause)
    }
    #expect(try reasons("a.animation(.spring(card), value: b)") == ["card is a spring defined elsewhere"])
    #expect(try reasons("a.animation(.spring(.bouncy), value: b)") == [nil])
    #expect(try reasons("a.animation(.easeIn(duration: 0.1).speed(c), value: b)") == ["the speed isn't known"])
    #expect(try reasons("withAnimation { b() }") == ["the default animation differs between platform versions"])
    // What is known of one branch decides, also when the other is not known.
    #expect(try reasons("a.scaleEffect(b ? c : 2)") == [nil])
  }

  @Test func animationsAreNotLimitedUnlessAsked() throws {
    #expect(try findings("animation-limits", "a.scaleEffect(3)").isEmpty)
  }
}
