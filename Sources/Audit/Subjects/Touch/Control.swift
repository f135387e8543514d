import SourceText
import Typesetting

/// Something people touch, as its specification describes it. All lengths in points.
public struct Control: Sendable, Hashable {
  /// What the author calls it.
  public var name: String
  /// The width that is seen, and whether it grows; nil when it follows from the label.
  public var frameWidth: BoxLength?
  /// The height that is seen, and whether it grows; nil when it follows from the label.
  public var frameHeight: BoxLength?
  /// The width and height that can be touched, where they are more than what is seen.
  public var target: (width: Double, height: Double)? {
    get { targetSize.map { ($0.x, $0.y) } }
    set { targetSize = newValue.map { SIMD2($0.width, $0.height) } }
  }
  private var targetSize: SIMD2<Double>?
  /// The corners of what is seen.
  public var corner = Corner.radius(0)
  /// The corners of what can be touched; nil when nothing is said of them.
  public var targetCorner: Corner?
  /// The space between text and edge: x at each side, y above and below.
  public var padding: SIMD2<Double>?
  /// The width of the border, on each side.
  public var border = 0.0
  /// The width that icons and the gaps to them add beside the label.
  public var accessories = 0.0
  /// The text style of its label.
  public var textStyle: TextStyle?
  /// How wide the label is; nil when nothing is known of it.
  public var label: LabelWidth?
  /// The lines of the label when its width does not tell.
  public var lines = 1
  /// The most lines of the label that are shown; nil for no limit.
  public var lineLimit: Int?
  /// Whether it has a bezel; nil when that is not declared.
  public var style: Style?
  /// How several of it stand together.
  public var arrangement: Arrangement?
  /// The distance to the next control, edge to edge of what is seen.
  public var gap: Double?
  /// The vertical distance in a grid or between wrapped rows, where it differs from `gap`.
  public var rowGap: Double?
  /// How many stand together; nil for three, or nine in a grid.
  public var count: Int?
  /// The columns of a grid; nil for three.
  public var columns: Int?
  /// The space left and right of the row.
  public var margin = 0.0
  /// Whether the row becomes several rows when it is too wide.
  public var wrapping = Wrapping.never
  /// Other controls nearby.
  public var neighbors: [Neighbor] = []
  /// The control that it lies within.
  public var nesting: Nesting?
  /// How near it stands to the edges of the screen.
  public var screenEdges = ScreenEdges()
  /// The exception of WCAG that its author claims.
  public var exception: Exception?
  /// The ring that shows that it has focus.
  public var focus: Focus?
  /// Where it is declared.
  public var declaration: SourceLocation?

  /// A control of which only the name is known.
  public init(name: String) { self.name = name }

  /// The width that is seen at the default content size category, when it is declared; setting it makes it stay.
  public var width: Double? {
    get { frameWidth?.length(at: .standard) }
    set { frameWidth = newValue.map { .fixed($0) } }
  }

  /// The height that is seen at the default content size category, when it is declared; setting it makes it stay.
  public var height: Double? {
    get { frameHeight?.length(at: .standard) }
    set { frameHeight = newValue.map { .fixed($0) } }
  }
}

extension Control {
  /// How several of the control stand together; `free` leaves it to `neighbours`.
  public enum Arrangement: String, Sendable, CaseIterable { case row, column, grid, free }

  /// Whether a control has a bezel, which decides how much space Apple asks for around it.
  public enum Style: String, Sendable, CaseIterable { case bezeled, plain }

  /// The corners of a box.
  public enum Corner: Sendable, Hashable {
    /// Quarter circles of a radius in points.
    case radius(Double)
    /// Half circles at the shorter sides.
    case pill

    /// The radius in points in a box with these sides.
    public func radius(width: Double, height: Double) -> Double {
      switch self {
      case .radius(let points): min(points, min(width, height) / 2)
      case .pill: min(width, height) / 2
      }
    }
  }

  /// Whether a row that is too wide goes on in a next one.
  public enum Wrapping: Sendable, Hashable {
    /// It stays one row.
    case never
    /// It wraps wherever it is too wide.
    case always
    /// From this category on it is a column.
    case stacked(from: ContentSizeCategory)

    /// Whether it may take more than one row at a category.
    public func isPossible(at category: ContentSizeCategory) -> Bool {
      switch self {
      case .never: false
      case .always: true
      case .stacked(let first): category >= first
      }
    }
  }

  /// Another control, by name, with its top left relative to this one's, as far as both are seen.
  public struct Neighbor: Sendable, Hashable {
    /// The name of the other control; it may be this one's again.
    public let control: String
    /// To the right of this control's left edge, in points; negative to the left.
    public let x: Double
    /// Under this control's top edge, in points; negative above.
    public let y: Double

    /// A neighbor at a place in points.
    public init(control: String, x: Double, y: Double) {
      self.control = control
      self.x = x
      self.y = y
    }
  }

  /// The control that another one lies within, such as the chip of a remove button.
  public struct Nesting: Sendable, Hashable {
    /// Where in the outer control.
    public enum Place: Sendable, Hashable {
      /// So many points from the leading edge, centered vertically.
      case leading(Double)
      /// So many points from the trailing edge, centered vertically.
      case trailing(Double)
      /// With its top left at this point of the outer control.
      case at(x: Double, y: Double)
    }

    /// The name of the outer control.
    public let parent: String
    /// Where it lies; nil when that is not declared.
    public let place: Place?

    /// A place in a control.
    public init(parent: String, place: Place?) {
      self.parent = parent
      self.place = place
    }
  }

  /// Distances of what is seen from the edges of the screen, in points; nil where none is near.
  public struct ScreenEdges: Sendable, Hashable {
    public var leading: Double?
    public var trailing: Double?
    public var top: Double?
    public var bottom: Double?

    /// No edge near.
    public init() {}
  }

  /// Why the size of a target is not asked for, as its author declares it.
  public struct Exception: Sendable, Hashable {
    /// The exceptions of WCAG 2.5.5 and 2.5.8.
    public enum Kind: String, Sendable, CaseIterable {
      /// It stands in a sentence, or the line height of other text holds it.
      case inline
      /// Another control does the same and is large enough.
      case equivalent
      /// A particular presentation is essential, or the law asks for it.
      case essential
      /// The platform sets the size and the author has not changed it.
      case userAgent = "user-agent"
    }

    /// Which exception.
    public let kind: Kind
    /// Why it holds, in the author's words.
    public let reason: String
    /// The name of the control that does the same.
    public let equivalent: String?

    /// An exception and why it holds.
    public init(_ kind: Kind, reason: String, equivalent: String? = nil) {
      self.kind = kind
      self.reason = reason
      self.equivalent = equivalent
    }
  }
}
