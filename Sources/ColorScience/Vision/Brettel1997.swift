/// Brettel, Viénot & Mollon (1997): two half planes of colors that look the same to a dichromat and to everyone.
///
/// Cones of Smith & Pokorny (1975) on the primaries of sRGB after Judd and Vos; the neutral axis is the white of sRGB; the
/// anchors are 475 and 575 nm for protan and deutan, 485 and 660 nm for tritan. Parameters as in DaltonLens 0.1.6.
struct Brettel1997 {
  /// The normal of the plane that divides linear sRGB.
  let normal: SIMD3<Double>
  /// The matrix where the product with the normal is not negative.
  let front: Matrix3
  /// The matrix elsewhere.
  let back: Matrix3

  static let protan = Brettel1997(
    normal: [0.000477730307142, 0.00393031141963, -0.00440804172677],
    front: Matrix3(
      [0.149803295094, 1.19547786517, -0.345281160264],
      [0.107644882394, 0.848638469829, 0.0437166477771],
      [0.00383689144101, -0.00539512651875, 1.00155823508]),
    back: Matrix3(
      [0.145699803237, 1.16171822995, -0.307418033184],
      [0.10816443263, 0.852912835916, 0.0389227314538],
      [0.00385541027635, -0.005242771123, 1.00138736085]))
  static let deutan = Brettel1997(
    normal: [-0.0028103920668, -0.00610903250775, 0.00891942457455],
    front: Matrix3(
      [0.364774093002, 0.863810542349, -0.228584635351],
      [0.26293741522, 0.642445138426, 0.0946174463541],
      [-0.0200619032176, 0.0272811346452, 0.992780768572]),
    back: Matrix3(
      [0.372984710196, 0.881658204224, -0.25464291442],
      [0.259538815701, 0.63505750195, 0.10540368235],
      [-0.0198025929381, 0.0278448050832, 0.991957787855]))
  static let tritan = Brettel1997(
    normal: [0.0390146076506, -0.0278807579867, -0.0111338496638],
    front: Matrix3(
      [1.01277266754, 0.135484594101, -0.148257261641],
      [-0.0124327939833, 0.868120575358, 0.144312218626],
      [0.0758907618117, 0.805002481086, 0.119106757102]),
    back: Matrix3(
      [0.936781252916, 0.189789849691, -0.126571102607],
      [0.0615365314953, 0.815260352321, 0.123203116184],
      [-0.375623875108, 1.12766548034, 0.247958394763]))
}
