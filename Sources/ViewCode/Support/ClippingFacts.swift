import Audit
import Typesetting

/// What the words about a frame or a modifier name.
struct ClippingFacts {
  /// The first category at which the text may be clipped.
  var category = ContentSizeCategory.accessibility5
  /// The height in points that the text needs there.
  var needed = Estimate(exactly: 0)
  /// The height in points that the text has there; nil if it isn't fixed.
  var height: Double?
  /// The smallest height in points that certainly fits the text at every category.
  var heightForAll = 0.0
  /// What else a reader should know.
  var remark = ""
  /// The style and size of a line.
  var font = ""
  /// The condition of a line limit.
  var condition = ""
  /// The reason why a value in the source is unknown.
  var cause = ""

  init(_ subject: TextConstraint) {
    switch subject {
    case .frame(let measured): add(measured.frame)
    case .modifier(let modifier): add(modifier)
    }
  }

  private mutating func add(_ frame: TextFrame) {
    let (clipping, uncertain) = (frame.firstClipping, frame.firstUncertain)
    category = clipping ?? uncertain ?? category
    needed = frame.heightNeeded(at: category)
    height = frame.height.length(at: category)
    heightForAll = frame.heightForAll
    if frame.hasDoubled(before: category) { remark = " (the text has already doubled)" }
    if let uncertain, uncertain < category { remark += "; it may be clipped from \(uncertain.rawValue) up" }
  }

  private mutating func add(_ modifier: CodeModifier) {
    let fit = CodeFit(modifier)
    cause = fit?.cause ?? ""
    condition = modifier.limit.flatMap { limit in limit.conditions.first.map { limit.part($0).quote } } ?? "a condition"
    guard let box = fit?.box else { return }
    category = box.tightCategory ?? category
    needed = box.heightNeeded(at: category)
    height = box.height.length(at: category)
    heightForAll = box.heightForAll
    font = "\(box.text.style.swiftUIName) (\(authoredText(box.text.baseSize)) pt)"
  }
}

extension TextFrame {
  /// Whether all texts have doubled before a category; WCAG covers no larger text, so clipping there is only a warning.
  func hasDoubled(before category: ContentSizeCategory) -> Bool { category > enlargedCategory }
}
