/// The scaling behavior of a font, by the API that creates it.
public enum FontScaling: String, Sendable, CaseIterable {
  /// Apple's own table: `Font.body`, `Font.system(.body)`, `UIFont.preferredFont(forTextStyle:)`.
  case system
  /// `Font.custom(_:size:relativeTo:)`, `UIFontMetrics.scaledFont(for:)`: the leading ratio, whole points.
  case custom
  /// `@ScaledMetric(relativeTo:)`, `UIFontMetrics.scaledValue(for:)`: the leading ratio, whole device pixels.
  case metric
  /// `Font.custom(_:fixedSize:)`, `Font.system(size:)`: never scales.
  case fixed
}
