/// Returns where a function is smallest between two numbers, to a tolerance.
///
/// Brent's method (Algorithms for Minimization without Derivatives, 1973, chapter 5): a step to the vertex of the parabola through
/// three points, or a golden section if the vertex is of no use. An end is taken at once if the function falls toward it.
/// - Parameters:
///   - tolerance: the distance from the place of the minimum, above 1e-8 of its size.
///   - function: a function with one minimum in the interval.
/// - Complexity: about 10 evaluations of a smooth function, at most 64.
func localMinimum(
  _ low: Double, _ high: Double, within tolerance: Double = 1e-8, _ function: (Double) -> Double
) -> Double {
  if high - low <= 2 * tolerance { return (low + high) / 2 }
  if function(high) <= function(high - tolerance) { return high }
  if function(low) <= function(low + tolerance) { return low }
  let golden = 0.3819660112501051
  var (low, high) = (low, high)
  var best = low + golden * (high - low)
  var bestValue = function(best)
  // The second best place, and the one before it.
  var (second, third) = (best, best)
  var (secondValue, thirdValue) = (bestValue, bestValue)
  var (step, last) = (0.0, 0.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if abs(best - middle) <= 2 * tolerance - (high - low) / 2 { break }
    let r = (best - second) * (bestValue - thirdValue)
    let q = (best - third) * (bestValue - secondValue)
    let (p, slope) = ((best - third) * q - (best - second) * r, 2 * (q - r))
    let vertex = slope == 0 ? .infinity : -p / slope
    if abs(last) > tolerance, abs(vertex) < abs(last) / 2, best + vertex > low, best + vertex < high {
      (last, step) = (step, vertex)
    } else {
      last = (best < middle ? high : low) - best
      step = golden * last
    }
    let next = best + (abs(step) >= tolerance ? step : step < 0 ? -tolerance : tolerance)
    let value = function(next)
    if value <= bestValue {
      if next < best { high = best } else { low = best }
      (third, thirdValue, second, secondValue) = (second, secondValue, best, bestValue)
      (best, bestValue) = (next, value)
    } else {
      if next < best { low = next } else { high = next }
      if value <= secondValue || second == best {
        (third, thirdValue, second, secondValue) = (second, secondValue, next, value)
      } else if value <= thirdValue || third == best || third == second {
        (third, thirdValue) = (next, value)
      }
    }
  }
  return best
}
