#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(WASILibc)
  import WASILibc
#endif

// The only file that imports the platform's mathematics; the rest of the module calls these names.

@inline(__always)
func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

@inline(__always)
func cubeRoot(_ x: Double) -> Double { cbrt(x) }

@inline(__always)
func exponential(_ x: Double) -> Double { exp(x) }

@inline(__always)
func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

@inline(__always)
func sine(ofDegrees degrees: Double) -> Double { sin(degrees * (.pi / 180)) }

@inline(__always)
func cosine(ofDegrees degrees: Double) -> Double { cos(degrees * (.pi / 180)) }

/// The angle of the point (x, y) in degrees, in [0, 360); 0 at the origin.
@inline(__always)
func angleInDegrees(y: Double, x: Double) -> Double {
  let degrees = atan2(y, x) * (180 / .pi)
  return degrees < 0 ? degrees + 360 : degrees
}

/// An angle reduced to [0, 360).
@inline(__always)
package func reducedAngle(_ degrees: Double) -> Double {
  guard degrees < 0 || degrees >= 360 else { return degrees }
  let remainder = degrees.truncatingRemainder(dividingBy: 360)
  return remainder < 0 ? remainder + 360 : remainder
}

/// `f(|x|)` with the sign of `x`: every transfer function of this module is odd.
@inline(__always)
func odd(_ x: Double, _ function: (Double) -> Double) -> Double {
  x < 0 ? -function(-x) : function(x)
}
