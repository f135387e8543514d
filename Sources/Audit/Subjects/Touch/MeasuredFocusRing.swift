import DesignTokens
import SourceText
import Typesetting

extension Control {
  /// The ring that shows that the control has focus.
  public struct Focus: Sendable, Hashable {
    /// How wide the line is, in points; nil when that is not declared.
    public var width: Double?
    /// From the control's edge to the inner edge of the ring, in points; negative inside.
    public var offset: Double
    /// The ring's colors on what is outside of the control.
    public var outside: [Pairing]
    /// The ring's colors on the control's fill.
    public var inside: [Pairing]

    /// A ring.
    public init(width: Double?, offset: Double = 0, outside: [Pairing] = [], inside: [Pairing] = []) {
      self.width = width
      self.offset = offset
      self.outside = outside
      self.inside = inside
    }
  }
}

/// The focus ring of a control in one mode: how large it is, and how its pixels change with focus.
public struct MeasuredFocusRing: AuditSubject {
  /// The control.
  public let control: Control
  /// Its ring.
  public let focus: Control.Focus
  /// The mode.
  public let mode: Mode
  /// The ring on what its pixels outside of the control show without focus.
  public let outside: [MeasuredPairing]
  /// The ring on what its pixels inside of the control show without focus.
  public let inside: [MeasuredPairing]

  init?(_ control: Control, in mode: Mode, _ measurer: PairingMeasurer, palette: inout PaletteMeasurer) {
    guard let focus = control.focus else { return nil }
    self.control = control
    self.focus = focus
    self.mode = mode
    outside = focus.outside.map { measurer.measure($0, in: mode, palette: &palette) }
    inside = focus.inside.map { measurer.measure($0, in: mode, palette: &palette) }
  }

  public static func subjects(of system: MeasuredSystem) -> [MeasuredFocusRing] { system.focusRings }
  public var reference: SubjectReference { .control(control.name) }
  public var modeName: String? { mode.name }
  public var location: SourceLocation? { control.declaration }

  /// The control as it is seen at the default content size category: its size, or its least and its greatest size; empty when nothing is known of it.
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
  /// The greatest length of an estimate, or one longer than any screen.
  fileprivate static func drawn(_ estimate: Estimate) -> Double { min(estimate.most, max(openLength, estimate.least)) }
}
