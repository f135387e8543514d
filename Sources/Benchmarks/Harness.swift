/// One measured work: how many items, and the seconds of each repeat.
struct Measurement {
  let work: String
  let variant: String
  let items: Int
  let seconds: [Double]

  /// The median of the repeats.
  var median: Double { seconds.sorted()[seconds.count / 2] }
  var nanosecondsPerItem: Double { median / Double(items) * 1e9 }
  var itemsPerSecond: Double { Double(items) / median }
}

/// Runs a work until it is warm, then repeatedly; prints a line and keeps the numbers.
struct Harness {
  private(set) var measurements: [Measurement] = []
  /// The least time for one repeat; short works are looped to reach it.
  let leastSeconds: Double
  let repeats: Int

  init(leastSeconds: Double = 0.02, repeats: Int = 11) {
    self.leastSeconds = leastSeconds
    self.repeats = repeats
  }

  /// Measures `body`, which handles `items` items and returns something that depends on all of them.
  mutating func measure(_ work: String, _ variant: String, items: Int, _ body: () -> Int) {
    let clock = ContinuousClock()
    var loops = 1
    while true {
      let elapsed = clock.measure { for _ in 0..<loops { consume(body()) } }
      if Self.seconds(elapsed) >= leastSeconds { break }
      loops *= 2
    }
    var seconds: [Double] = []
    for _ in 0..<repeats {
      let elapsed = clock.measure { for _ in 0..<loops { consume(body()) } }
      seconds.append(Self.seconds(elapsed) / Double(loops))
    }
    let result = Measurement(work: work, variant: variant, items: items, seconds: seconds)
    measurements.append(result)
    log("\(work), \(variant): \(decimals(result.nanosecondsPerItem)) ns, \(rate(result.itemsPerSecond))")
  }

  /// Takes over what another harness has measured.
  mutating func add(_ other: Harness) { measurements += other.measurements }

  /// The result as JSON, with the ratio of each variant to the plain one of the same work and run.
  func json() -> String {
    var rows: [String] = []
    for item in measurements {
      let plain = measurements.first { $0.work == item.work && $0.variant == "plain" }
      let ratio = plain.map { decimals($0.nanosecondsPerItem / item.nanosecondsPerItem) } ?? "null"
      rows.append(
        """
            {"work": "\(item.work)", "variant": "\(item.variant)", "items": \(item.items), \
        "repeats": \(item.seconds.count), "medianSeconds": \(item.median), \
        "nanosecondsPerItem": \(decimals(item.nanosecondsPerItem)), "timesPlain": \(ratio)}
        """)
    }
    return "{\n  \"schemaVersion\": 1,\n  \"measurements\": [\n\(rows.joined(separator: ",\n"))\n  ]\n}"
  }

  private static func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }
}

/// Keeps a result alive so that the work for it is not left out.
@inline(never)
func consume(_ value: Int) { sink = sink &+ value }

nonisolated(unsafe) private var sink = 0

/// Three significant decimals without a locale.
func decimals(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }

/// A rate with its unit.
func rate(_ perSecond: Double) -> String {
  if perSecond >= 1e9 { return "\(decimals(perSecond / 1e9)) G/s" }
  if perSecond >= 1e6 { return "\(decimals(perSecond / 1e6)) M/s" }
  return "\(decimals(perSecond / 1e3)) k/s"
}

/// SplitMix64 (Steele, Lea & Flood 2014), seeded.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
