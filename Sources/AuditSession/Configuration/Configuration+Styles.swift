import Audit
import DesignTokens
import SourceText

// Text styles, controls, and containers before their quantities are resolved.

extension Configuration {
  /// A text style.
  struct TextStyleEntry: Sendable {
    let name: String
    var size: Quantity?
    var regularSize: Quantity?
    var weight: Quantity?
    var lineHeight: Quantity?
    var relativeTo: String?
    var scaling: String?
    var minimum: String?
    var maximum: String?
    var maximumSize: Quantity?
    var minimumScaleFactor: Quantity?
    let location: SourceLocation
  }

  /// A length, and whether it scales.
  enum Length: Sendable {
    case fixed(Quantity)
    case minimum(Quantity)
    case scaled(Quantity, relativeTo: Named<String>?)
  }

  /// The width of a label.
  enum Label: Sendable {
    case text(String)
    case characters(Int)
    case width(Quantity)
  }

  /// The corners of a box.
  enum Corner: Sendable {
    case radius(Quantity)
    case pill
  }

  /// The text of a control or container: its style, width, and lines.
  struct TextEntry: Sendable {
    var textStyle: Named<String>?
    var label: Label?
    var lines: Int?
    var lineLimit: Int?
  }

  /// A control.
  struct ControlEntry: Sendable {
    let name: String
    var text = TextEntry()
    var height: Length?
    var width: Length?
    var target: [Quantity]?
    var corner: Corner?
    var targetCorner: Corner?
    var padding: [Quantity]?
    var border: Quantity?
    var accessories: Quantity?
    var style: Control.Style?
    var arrangement: Control.Arrangement?
    var gap: Quantity?
    var rowGap: Quantity?
    var count: Int?
    var columns: Int?
    var margin: Quantity?
    var wrapping = Control.Wrapping.never
    var neighbors: [Named<Control.Neighbor>] = []
    var nesting: Named<Control.Nesting>?
    var screenEdges: [(edge: WritableKeyPath<Control.ScreenEdges, Double?> & Sendable, distance: Quantity)] = []
    var exception: Named<Control.Exception>?
    var focus: FocusEntry?
    let location: SourceLocation
  }

  /// The focus ring, with its pairings on the colors outside and inside the control.
  struct FocusEntry: Sendable {
    var width: Quantity?
    var offset = 0.0
    var outside: PairingTemplate?
    var inside: PairingTemplate?
  }

  /// A container of text.
  struct ContainerEntry: Sendable {
    /// A text or an empty space.
    enum Part: Sendable {
      case text(TextEntry)
      case space(Quantity)
    }

    let name: String
    var parts: [Part] = []
    var height: Length?
    var width: Length?
    var padding: [Quantity]?
    var border: Quantity?
    let location: SourceLocation
  }
}
