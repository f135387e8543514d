/// Size and leading of the eleven text styles at the twelve content size categories, iOS and iPadOS, in points.
///
/// Source: Apple Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" (captures of 2023 and 2026
/// agree in all 132 cells). The sizes agree with sizes printed by the iOS 13.3 simulator in 131 of 132 cells; the
/// leadings rest on the guidelines and one device measurement. Two cells are in doubt: see `SuspectMetrics`.
enum SystemTextStyleTable {
  /// The twelve cells of a style, smallest category first.
  static func row(of style: SystemTextStyle) -> [TextMetrics] {
    switch style {
    case .largeTitle: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .headline: headline
    case .body: body
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    }
  }

  // Columns: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, then accessibility1 to accessibility5.
  // Each cell: (size, leading).

  private static let largeTitle = cells(
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
    (44, 52), (48, 57), (52, 61), (56, 66), (60, 70))
  private static let title1 = cells(
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
    (38, 46), (43, 51), (48, 57), (53, 62), (58, 68))
  private static let title2 = cells(
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
    (34, 41), (39, 47), (44, 52), (50, 59), (56, 66))
  private static let title3 = cells(
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
    (31, 38), (37, 44), (43, 51), (49, 58), (55, 65))
  private static let headline = cells(
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62))
  private static let body = cells(
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
    (28, 34), (33, 40), (40, 48), (47, 56), (53, 62))
  private static let callout = cells(
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
    (26, 32), (32, 39), (38, 46), (44, 52), (51, 60))
  private static let subheadline = cells(
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
    (25, 31), (30, 37), (36, 43), (42, 50), (49, 58))  // xxxLarge leading 28 in doubt
  private static let footnote = cells(
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
    (23, 29), (27, 33), (33, 40), (38, 46), (44, 52))
  private static let caption1 = cells(
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
    (22, 28), (26, 32), (32, 39), (37, 44), (43, 51))
  private static let caption2 = cells(
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
    (20, 25), (24, 30), (29, 35), (34, 41), (40, 48))  // accessibility5 size 40 in doubt

  private static func cells(_ values: (size: Double, leading: Double)...) -> [TextMetrics] {
    values.map { TextMetrics(size: $0.size, leading: $0.leading) }
  }
}
