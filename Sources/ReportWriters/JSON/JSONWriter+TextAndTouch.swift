import Audit
import SourceText
import Typesetting

// Text styles, controls, and containers as JSON; all lengths in points.

extension JSONWriter {
  func textStyle(_ result: AuditReport.TextStyleResult) -> JSONText {
    let style = result.style
    let text = style.text
    let mode: [(String, JSONText)] = style.mode.map { [("mode", .string($0))] } ?? []
    return .object(
      [("name", .string(style.name))] + mode + [
        ("size", .number(text.baseSize)), ("weight", .integer(style.weight)),
        ("lineHeight", .optional(style.lineHeight)), ("relativeTo", .string(text.style.swiftUIName)),
        ("scaling", .string(text.scaling.rawValue)), ("sizeClass", .string(style.sizeClass.rawValue)),
        ("maximumSize", .optional(text.maximumPointSize)), ("minimumScaleFactor", .number(text.minimumScaleFactor)),
        (
          "dynamicTypeSize",
          .object([
            ("minimum", .string(text.range.lowerBound.rawValue)), ("maximum", .string(text.range.upperBound.rawValue)),
          ])
        ),
        ("sizes", .object(text.sizes.map { ($0.category.rawValue, .number($0.size)) })),
        ("factors", byCategory { .number(text.factor(at: $0)) }),
        ("largestFactor", .optional(text.largestFactor.factor)),
        ("platformLimit", .number(text.platformLimit.factor)),
        ("reaches200", .optional(text.firstCategory(reaching: WCAGMeasure.enlargement)?.rawValue)),
        (
          "inversions",
          .object(
            result.measured.overtakers.map { ($0.style.title, .array($0.categories.map { .string($0.rawValue) })) })
        ),
        ("assessments", .array(result.assessments.map(assessment))),
      ])
  }

  func control(_ result: AuditReport.ControlResult) -> JSONText {
    let control = result.control
    func extent(_ extent: Control.Extent?) -> JSONText {
      guard let extent else { return .null }
      return .object([("points", .number(extent.points)), ("isLowerBound", .boolean(extent.isLowerBound))])
    }
    return .object([
      ("name", .string(control.name)), ("width", extent(control.visibleWidth)),
      ("height", extent(control.visibleHeight)), ("targetWidth", extent(control.touchableWidth)),
      ("targetHeight", extent(control.touchableHeight)), ("gap", .optional(control.gap)),
      ("rowGap", .optional(control.rowGap)), ("arrangement", .optional(control.arrangement?.rawValue)),
      ("textStyle", .optional(control.textStyle?.name)), ("style", .optional(control.style?.rawValue)),
      ("inside", .optional(control.nesting?.parent)), ("exception", exception(control.exception)),
      ("scene", result.measured.scene().map(scene) ?? .null),
      (
        "sizes",
        byCategory { category in
          .object([
            ("width", estimate(control.widthEstimate(at: category))),
            ("height", estimate(control.heightEstimate(at: category))),
          ])
        }
      ),
      ("fixed", result.fixed.map { fixed(control, $0) } ?? .null),
      ("assessments", .array(result.assessments.map(assessment))),
    ])
  }

  func container(_ result: AuditReport.FrameResult) -> JSONText {
    let frame = result.frame
    return .object([
      ("name", .string(frame.name)),
      ("textStyles", .array(frame.contents.map { .string($0.style.name) })),
      (
        "sizes",
        byCategory { category in
          .object([
            ("height", .optional(frame.height.length(at: category))),
            ("width", .optional(frame.width.length(at: category))),
            ("heightNeeded", estimate(frame.heightNeeded(at: category))),
            ("fit", .string(frame.fit(at: category).rawValue)),
          ])
        }
      ),
      ("firstClipping", .optional(frame.firstClipping?.rawValue)),
      ("firstUncertain", .optional(frame.firstUncertain?.rawValue)),
      ("assessments", .array(result.assessments.map(assessment))),
    ])
  }

  private func byCategory(_ value: (ContentSizeCategory) -> JSONText) -> JSONText {
    .object(ContentSizeCategory.allCases.map { ($0.rawValue, value($0)) })
  }

  /// Returns the two bounds of an estimate; an unknown upper bound is null.
  private func estimate(_ estimate: Estimate?) -> JSONText {
    guard let estimate else { return .null }
    return .array([.number(estimate.least), .optional(estimate.most.isFinite ? estimate.most : nil)])
  }

  private func exception(_ exception: Control.Exception?) -> JSONText {
    guard let exception else { return .null }
    return .object([
      ("kind", .string(exception.kind.rawValue)), ("reason", .string(exception.reason)),
      ("equivalent", .optional(exception.equivalent)),
    ])
  }

  private func scene(_ scene: ControlScene) -> JSONText {
    func box(_ box: Target) -> JSONText {
      .object([
        ("x", .number(box.x)), ("y", .number(box.y)), ("width", .number(box.width)), ("height", .number(box.height)),
        ("cornerRadius", .number(box.cornerRadius)),
      ])
    }
    return .object([
      (
        "items",
        .array(
          scene.items.map {
            .object([
              ("control", .string($0.name)), ("role", .string($0.role.rawValue)), ("seen", box($0.seen)),
              ("target", box($0.target)),
            ])
          })
      ),
      ("unknown", .array(scene.unknown.map { .string($0) })),
    ])
  }

  private func fixed(_ control: Control, _ fixed: Control) -> JSONText {
    let target = fixed.target.map { JSONText.array([.number($0.width), .number($0.height)]) }
    return .object([
      ("target", target ?? .null), ("gap", .optional(fixed.gap)), ("rowGap", .optional(fixed.rowGap)),
      ("message", .string(control.changes(to: fixed))),
    ])
  }

  private func assessment(_ assessment: Assessment) -> JSONText {
    .object([
      ("rule", .string(assessment.rule)), ("level", .string(assessment.level.rawValue)),
      ("outcome", .string(assessment.outcome.name)),
      ("measured", .optional(assessment.measured)),
      ("required", .optional(assessment.required)), ("message", .string(assessment.message)),
    ])
  }
}
