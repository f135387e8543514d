/// Viénot, Brettel & Mollon (1999): one matrix for protan and one for deutan; the paper has none for tritan.
///
/// On linear sRGB without the paper's scaling of the input, as every other implementation does.
enum Vienot1999 {
  static let protan = Matrix3(
    [0.112382761222, 0.887617238778, 0],
    [0.112382761222, 0.887617238778, 0],
    [0.00400576827305, -0.00400576827305, 1])
  static let deutan = Matrix3(
    [0.292750114278, 0.707249885722, 0],
    [0.292750114278, 0.707249885722, 0],
    [-0.0223365870341, 0.0223365870341, 1])
}
