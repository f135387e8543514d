/// Sizes of a font and of a value at xSmall to accessibility5, computed outside this package from the published leadings.
///
/// Derived by a script from the formula round(base · leading / leading at large), for fonts to whole points and for
/// values to 1/2 and 1/3 point (four decimals). Only 17 relative to body at medium and large is measured on a device.
struct ScalingFixture: Sendable {
  var style: String
  var base: Double
  var font: [Double]
  var valueAt2x: [Double]
  var valueAt3x: [Double]
}

let scalingFixtures: [ScalingFixture] = [
  ScalingFixture(
    style: "body", base: 17,
    font: [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48],
    valueAt2x: [14.5, 15.5, 16, 17, 18.5, 20, 22.5, 26.5, 31, 37, 43.5, 48],
    valueAt3x: [
      14.6667, 15.3333, 16.3333, 17, 18.6667, 20, 22.3333,
      26.3333, 31, 37, 43.3333, 48,
    ]),
  ScalingFixture(
    style: "body", base: 16,
    font: [14, 15, 15, 16, 17, 19, 21, 25, 29, 35, 41, 45],
    valueAt2x: [14, 14.5, 15.5, 16, 17.5, 19, 21, 24.5, 29, 35, 40.5, 45],
    valueAt3x: [
      13.6667, 14.6667, 15.3333, 16, 17.3333, 19, 21,
      24.6667, 29, 35, 40.6667, 45,
    ]),
  ScalingFixture(
    style: "body", base: 12,
    font: [10, 11, 11, 12, 13, 14, 16, 19, 22, 26, 31, 34],
    valueAt2x: [10.5, 11, 11.5, 12, 13, 14, 16, 18.5, 22, 26, 30.5, 34],
    valueAt3x: [
      10.3333, 11, 11.3333, 12, 13, 14.3333, 15.6667,
      18.6667, 21.6667, 26.3333, 30.6667, 33.6667,
    ]),
  ScalingFixture(
    style: "largeTitle", base: 34,
    font: [32, 32, 33, 34, 36, 38, 40, 43, 47, 51, 55, 58],
    valueAt2x: [31.5, 32.5, 33, 34, 35.5, 38, 40, 43, 47.5, 50.5, 54.5, 58],
    valueAt3x: [
      31.6667, 32.3333, 33.3333, 34, 35.6667, 38, 39.6667,
      43, 47.3333, 50.6667, 54.6667, 58,
    ]),
  ScalingFixture(
    style: "title1", base: 28,
    font: [26, 26, 27, 28, 30, 32, 34, 38, 42, 47, 51, 56],
    valueAt2x: [25.5, 26.5, 27, 28, 30.5, 32, 34, 38, 42, 47, 51, 56],
    valueAt3x: [
      25.6667, 26.3333, 27.3333, 28, 30.3333, 32, 33.6667,
      38, 42, 47, 51, 56,
    ]),
  ScalingFixture(
    style: "title2", base: 22,
    font: [19, 20, 20, 22, 24, 25, 27, 32, 37, 41, 46, 52],
    valueAt2x: [19, 19.5, 20.5, 22, 23.5, 25, 26.5, 32, 37, 41, 46.5, 52],
    valueAt3x: [
      19, 19.6667, 20.3333, 22, 23.6667, 25, 26.6667,
      32.3333, 37, 41, 46.3333, 52,
    ]),
  ScalingFixture(
    style: "title3", base: 20,
    font: [18, 18, 19, 20, 22, 24, 26, 30, 35, 41, 46, 52],
    valueAt2x: [17.5, 18.5, 19, 20, 22.5, 24, 25.5, 30.5, 35, 41, 46.5, 52],
    valueAt3x: [
      17.6667, 18.3333, 19.3333, 20, 22.3333, 24, 25.6667,
      30.3333, 35.3333, 40.6667, 46.3333, 52,
    ]),
  ScalingFixture(
    style: "headline", base: 17,
    font: [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48],
    valueAt2x: [14.5, 15.5, 16, 17, 18.5, 20, 22.5, 26.5, 31, 37, 43.5, 48],
    valueAt3x: [
      14.6667, 15.3333, 16.3333, 17, 18.6667, 20, 22.3333,
      26.3333, 31, 37, 43.3333, 48,
    ]),
  ScalingFixture(
    style: "callout", base: 16,
    font: [14, 14, 15, 16, 18, 19, 21, 24, 30, 35, 40, 46],
    valueAt2x: [13.5, 14.5, 15, 16, 17.5, 19, 21.5, 24.5, 29.5, 35, 39.5, 45.5],
    valueAt3x: [
      13.6667, 14.3333, 15.3333, 16, 17.6667, 19, 21.3333,
      24.3333, 29.6667, 35, 39.6667, 45.6667,
    ]),
  ScalingFixture(
    style: "subheadline", base: 15,
    font: [12, 14, 14, 15, 17, 18, 21, 23, 28, 32, 38, 44],
    valueAt2x: [12, 13.5, 14.5, 15, 16.5, 18, 21, 23.5, 28, 32.5, 37.5, 43.5],
    valueAt3x: [
      12, 13.6667, 14.3333, 15, 16.6667, 18, 21,
      23.3333, 27.6667, 32.3333, 37.6667, 43.6667,
    ]),
  ScalingFixture(
    style: "footnote", base: 13,
    font: [12, 12, 12, 13, 14, 16, 17, 21, 24, 29, 33, 38],
    valueAt2x: [11.5, 11.5, 11.5, 13, 14.5, 16, 17.5, 21, 24, 29, 33, 37.5],
    valueAt3x: [
      11.6667, 11.6667, 11.6667, 13, 14.3333, 16, 17.3333,
      21, 24, 29, 33.3333, 37.6667,
    ]),
  ScalingFixture(
    style: "caption1", base: 12,
    font: [10, 10, 10, 12, 14, 16, 17, 21, 24, 29, 33, 38],
    valueAt2x: [10, 10, 10, 12, 14.5, 16, 17.5, 21, 24, 29.5, 33, 38.5],
    valueAt3x: [
      9.6667, 9.6667, 9.6667, 12, 14.3333, 15.6667, 17.3333,
      21, 24, 29.3333, 33, 38.3333,
    ]),
  ScalingFixture(
    style: "caption2", base: 11,
    font: [11, 11, 11, 11, 15, 17, 19, 21, 25, 30, 35, 41],
    valueAt2x: [11, 11, 11, 11, 15, 17, 18.5, 21, 25.5, 29.5, 34.5, 40.5],
    valueAt3x: [
      11, 11, 11, 11, 15.3333, 17, 18.6667,
      21, 25.3333, 29.6667, 34.6667, 40.6667,
    ]),
]
