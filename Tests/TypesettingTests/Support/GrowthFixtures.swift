/// How far each style grows over its size at large, in whole percent, and the first category at 200 %.
///
/// Derived by a script from the published table: `native` from sizes, `scaled` from leadings (unrounded).
struct GrowthFixture: Sendable {
  var style: String
  var nativePercent: Double
  var nativeFirst: String?
  var scaledPercent: Double
  var scaledFirst: String?
}

let growthFixtures: [GrowthFixture] = [
  GrowthFixture(
    style: "largeTitle", nativePercent: 176, nativeFirst: nil,
    scaledPercent: 171, scaledFirst: nil),
  GrowthFixture(
    style: "title1", nativePercent: 207, nativeFirst: "accessibility5",
    scaledPercent: 200, scaledFirst: "accessibility5"),
  GrowthFixture(
    style: "title2", nativePercent: 255, nativeFirst: "accessibility3",
    scaledPercent: 236, scaledFirst: "accessibility4"),
  GrowthFixture(
    style: "title3", nativePercent: 275, nativeFirst: "accessibility3",
    scaledPercent: 260, scaledFirst: "accessibility3"),
  GrowthFixture(
    style: "headline", nativePercent: 312, nativeFirst: "accessibility3",
    scaledPercent: 282, scaledFirst: "accessibility3"),
  GrowthFixture(
    style: "body", nativePercent: 312, nativeFirst: "accessibility3",
    scaledPercent: 282, scaledFirst: "accessibility3"),
  GrowthFixture(
    style: "callout", nativePercent: 319, nativeFirst: "accessibility2",
    scaledPercent: 286, scaledFirst: "accessibility3"),
  GrowthFixture(
    style: "subheadline", nativePercent: 327, nativeFirst: "accessibility2",
    scaledPercent: 290, scaledFirst: "accessibility3"),
  GrowthFixture(
    style: "footnote", nativePercent: 338, nativeFirst: "accessibility2",
    scaledPercent: 289, scaledFirst: "accessibility3"),
  GrowthFixture(
    style: "caption1", nativePercent: 358, nativeFirst: "accessibility2",
    scaledPercent: 319, scaledFirst: "accessibility2"),
  GrowthFixture(
    style: "caption2", nativePercent: 364, nativeFirst: "accessibility2",
    scaledPercent: 369, scaledFirst: "accessibility2"),
]
