/// Equal targets side by side, the first at the origin, with `gap` points between neighbors.
public func rowOfTargets(
  width: Double, height: Double, gap: Double, count: Int, cornerRadius: Double = 0
) -> [Target] {
  gridOfTargets(
    width: width, height: height, gap: gap, count: count, columns: max(1, count), cornerRadius: cornerRadius)
}

/// Equal targets in rows of `columns` (1 or more), the first at the origin, with `gap` points in both directions.
///
/// `rowGap` sets another distance between the rows. A count below 1 gives none.
public func gridOfTargets(
  width: Double, height: Double, gap: Double, rowGap: Double? = nil, count: Int, columns: Int, cornerRadius: Double = 0
) -> [Target] {
  let columns = max(1, columns)
  return (0..<max(0, count)).map { index in
    Target(
      x: Double(index % columns) * (width + gap),
      y: Double(index / columns) * (height + (rowGap ?? gap)),
      width: width, height: height, cornerRadius: cornerRadius)
  }
}

/// Returns the smallest gap in points with which a row or column of equal targets meets the spacing exception of WCAG 2.5.8.
///
/// `length` is a target's side along the row, in points: diameter − length, and 0 from the diameter on. The circles
/// decide: the areas ask for radius − length/2, which is half as much. Exact also with rounded corners.
public func smallestGap(length: Double, diameter: Double = WCAGMeasure.targetMinimum) -> Double {
  max(0, diameter - length)
}
