import Audit
import ColorScience
import DesignTokens

/// The audit before or after a repair, with its colors by token and mode.
struct RepairAudit {
  private struct ColorKey: Hashable {
    let path: TokenPath
    let mode: String
  }

  let report: AuditReport
  private var colors: [ColorKey: MeasuredColor] = [:]
  private var styles: [String: TextStyle] = [:]

  init(_ report: AuditReport) {
    self.report = report
    for color in report.measured.colors {
      colors[ColorKey(path: color.color.path, mode: color.mode.name)] = color.color
    }
    for style in report.system.textStyles { styles[style.title] = style }
  }

  /// Returns a color token in a mode; nil if the path isn't a color token.
  func color(_ path: TokenPath, in mode: Mode) -> MeasuredColor? { colors[ColorKey(path: path, mode: mode.name)] }

  /// Returns the text style with a name in a mode; nil if there is none.
  func textStyle(_ name: String?, in mode: String?) -> TextStyle? {
    name.flatMap { name in styles[name] ?? mode.flatMap { styles["\(name) (\($0))"] } }
  }

  /// Returns a surface composited over the browser's canvas in a mode; the canvas alone without a surface.
  func backdrop(_ path: TokenPath?, in mode: Mode) -> Color {
    path.flatMap { color($0, in: mode)?.color }?.composited(over: mode.canvas) ?? mode.canvas
  }
}
