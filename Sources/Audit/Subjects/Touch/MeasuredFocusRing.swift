import DesignTokens
import SourceText
import Typesetting

extension Control {
  /// The ring that indicates the focus of a control.
  public struct Focus: Sendable, Hashable {
    /// The line width in points; nil if it isn't declared.
    public var width: Double?
    /// The distance from the control's edge to the inner edge of the ring, in points; negative inside the control.
    public var offset: Double
    /// The ring's pairings with the colors outside the control.
    public var outside: [Pairing]
    /// The ring's pairings with the colors inside the control.
    public var inside: [Pairing]

    /// Creates a focus ring.
    public init(width: Double?, offset: Double = 0, outside: [Pairing] = [], inside: [Pairing] = []) {
      self.width = width
      self.offset = offset
      self.outside = outside
      self.inside = inside
    }
  }
}

/// The focus ring of a control in one mode: its size and the color change of its pixels with focus.
public struct MeasuredFocusRing: AuditSubject {
  /// The control.
  public let control: Control
  /// The focus ring.
  public let focus: Control.Focus
  /// The mode.
  public let mode: Mode
  /// The ring on the colors that its pixels outside the control have without focus.
  public let outside: [MeasuredPairing]
  /// The ring on the colors that its pixels inside the control have without focus.
  public let inside: [MeasuredPairing]

  /// Returns the focus rings of controls in all modes.
  static func measure(_ controls: [Control], _ colors: ColorTable, _ measurer: PairingMeasurer) -> [MeasuredFocusRing] {
    controls.flatMap { control -> [MeasuredFocusRing] in
      guard let focus = control.focus else { return [] }
      let outside = PairingTable(focus.outside, colors, measurer)
      let inside = PairingTable(focus.inside, colors, measurer)
      return colors.modes.enumerated().map { index, mode in
        MeasuredFocusRing(
          control: control, focus: focus, mode: mode, outside: focus.outside.indices.map { outside[$0, mode: index] },
          inside: focus.inside.indices.map { inside[$0, mode: index] })
      }
    }
  }

  public static func subjects(of system: MeasuredSystem) -> [MeasuredFocusRing] { system.focusRings }
  public static var kinds: [SubjectKind] { [.control] }
  public var subjectName: SubjectName { .control(control.name) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { control.declaration }

  /// The visible boxes at the default content size category: one, or the smallest and the largest; empty if unknown.
  public var boxes: [Target] {
    guard let width = control.widthEstimate(at: .standard), let height = control.heightEstimate(at: .standard) else {
      return []
    }
    let sizes = [(width.least, height.least), (Control.drawn(width), Control.drawn(height))]
    let boxes = sizes.map { width, height in
      Target(width: width, height: height, cornerRadius: control.corner.radius(width: width, height: height))
    }
    return boxes[0] == boxes[1] ? [boxes[0]] : boxes
  }
}

extension Control {
  /// Returns the largest length of an estimate, or a length longer than any screen.
  fileprivate static func drawn(_ estimate: Estimate) -> Double { min(estimate.most, max(openLength, estimate.least)) }
}
