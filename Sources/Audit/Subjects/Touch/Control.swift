import SourceText
import Typesetting

/// A control as its specification describes it, with all lengths in points.
public struct Control: Sendable, Hashable {
  /// The author's name of the control.
  public var name: String
  /// The visible width, fixed or growing; nil if it follows from the label.
  public var frameWidth: BoxLength?
  /// The visible height, fixed or growing; nil if it follows from the label.
  public var frameHeight: BoxLength?
  /// The width and height of the touch target, if they exceed the visible size.
  public var target: (width: Double, height: Double)? {
    get { targetSize.map { ($0.x, $0.y) } }
    set { targetSize = newValue.map { SIMD2($0.width, $0.height) } }
  }
  private var targetSize: SIMD2<Double>?
  /// The corners of the visible box.
  public var corner = Corner.radius(0)
  /// The corners of the touch target; nil if they aren't declared.
  public var targetCorner: Corner?
  /// The space between text and edge: x on each side, y above and below.
  public var padding: SIMD2<Double>?
  /// The border width on each side.
  public var border = 0.0
  /// The width that icons and their gaps add beside the label.
  public var accessories = 0.0
  /// The text style of the label.
  public var textStyle: TextStyle?
  /// The width of the label; nil if unknown.
  public var label: LabelWidth?
  /// The number of lines of the label, if its width doesn't determine it.
  public var lines = 1
  /// The maximum number of visible lines of the label; nil for no limit.
  public var lineLimit: Int?
  /// Whether the control has a bezel; nil if it isn't declared.
  public var style: Style?
  /// The arrangement of several instances of the control.
  public var arrangement: Arrangement?
  /// The distance to the next control, between visible edges.
  public var gap: Double?
  /// The vertical distance in a grid or between wrapped rows, if it differs from `gap`.
  public var rowGap: Double?
  /// The number of instances in the arrangement; nil for three, or nine in a grid.
  public var count: Int?
  /// The number of columns of a grid; nil for three.
  public var columns: Int?
  /// The space to the left and right of the row.
  public var margin = 0.0
  /// Whether a row that is too wide wraps into several rows.
  public var wrapping = Wrapping.never
  /// The other controls nearby.
  public var neighbors: [Neighbor] = []
  /// The control that contains this control.
  public var nesting: Nesting?
  /// The distances to the edges of the screen.
  public var screenEdges = ScreenEdges()
  /// The WCAG exception that the author claims.
  public var exception: Exception?
  /// The focus ring.
  public var focus: Focus?
  /// The location of the declaration.
  public var declaration: SourceLocation?

  /// Creates a control of which only the name is known.
  public init(name: String) { self.name = name }

  /// The declared visible width at the default content size category; setting it makes the width fixed.
  public var width: Double? {
    get { frameWidth?.length(at: .standard) }
    set { frameWidth = newValue.map { .fixed($0) } }
  }

  /// The declared visible height at the default content size category; setting it makes the height fixed.
  public var height: Double? {
    get { frameHeight?.length(at: .standard) }
    set { frameHeight = newValue.map { .fixed($0) } }
  }
}

extension Control {
  /// The arrangement of several instances; `free` takes positions from `neighbours` in the configuration.
  public enum Arrangement: String, Sendable, CaseIterable { case row, column, grid, free }

  /// Whether a control has a bezel, which determines the spacing that Apple requires.
  public enum Style: String, Sendable, CaseIterable { case bezeled, plain }

  /// The corners of a box.
  public enum Corner: Sendable, Hashable {
    /// Quarter circles with a radius in points.
    case radius(Double)
    /// Half circles at the shorter sides.
    case pill

    /// Returns the radius in points in a box of this size.
    public func radius(width: Double, height: Double) -> Double {
      switch self {
      case .radius(let points): min(points, min(width, height) / 2)
      case .pill: min(width, height) / 2
      }
    }
  }

  /// The wrapping of a row that is too wide.
  public enum Wrapping: Sendable, Hashable {
    /// The row never wraps.
    case never
    /// The row wraps if it is too wide.
    case always
    /// The row becomes a column at this category and larger ones.
    case stacked(from: ContentSizeCategory)

    /// Whether the arrangement may use more than one row at a category.
    public func isPossible(at category: ContentSizeCategory) -> Bool {
      switch self {
      case .never: false
      case .always: true
      case .stacked(let first): category >= first
      }
    }
  }

  /// A neighboring control by name, with the top left of its visible box relative to this control's.
  public struct Neighbor: Sendable, Hashable {
    /// The name of the other control, which may be this control itself.
    public let control: String
    /// The distance from this control's left edge to the right, in points; negative to the left.
    public let x: Double
    /// The distance from this control's top edge downward, in points; negative above.
    public let y: Double

    /// Creates a neighbor at a position in points.
    public init(control: String, x: Double, y: Double) {
      self.control = control
      self.x = x
      self.y = y
    }
  }

  /// The control that contains another control, such as the chip of a remove button.
  public struct Nesting: Sendable, Hashable {
    /// A position in the outer control.
    public enum Place: Sendable, Hashable {
      /// A distance in points from the leading edge, centered vertically.
      case leading(Double)
      /// A distance in points from the trailing edge, centered vertically.
      case trailing(Double)
      /// The top left at this point of the outer control.
      case at(x: Double, y: Double)
    }

    /// The name of the outer control.
    public let parent: String
    /// The position; nil if it isn't declared.
    public let place: Place?

    /// Creates a nesting.
    public init(parent: String, place: Place?) {
      self.parent = parent
      self.place = place
    }
  }

  /// The distances of the visible box from the screen edges, in points; nil if no edge is near.
  public struct ScreenEdges: Sendable, Hashable {
    /// The distance to the leading edge.
    public var leading: Double?
    /// The distance to the trailing edge.
    public var trailing: Double?
    /// The distance to the top edge.
    public var top: Double?
    /// The distance to the bottom edge.
    public var bottom: Double?

    /// Creates distances without a nearby edge.
    public init() {}
  }

  /// A declared exception from the target size requirement.
  public struct Exception: Sendable, Hashable {
    /// The exceptions of WCAG 2.5.5 and 2.5.8.
    public enum Kind: String, Sendable, CaseIterable {
      /// The control is in a sentence, or the line height of other text constrains it.
      case inline
      /// Another control has the same function and is large enough.
      case equivalent
      /// A particular presentation is essential or legally required.
      case essential
      /// The platform sets the size, and the author hasn't changed it.
      case userAgent = "user-agent"
    }

    /// The kind of exception.
    public let kind: Kind
    /// The author's reason.
    public let reason: String
    /// The name of the control with the same function.
    public let equivalent: String?

    /// Creates an exception.
    public init(_ kind: Kind, reason: String, equivalent: String? = nil) {
      self.kind = kind
      self.reason = reason
      self.equivalent = equivalent
    }
  }
}
