import Foundation

/// The time of the processor that this thread takes for `work`, in seconds of the machine and build that limits are made for.
///
/// A reference work is timed before and after it, so that a slow or busy machine, or a build with a sanitizer, is no slower in these seconds.
public func processorSeconds<E: Error>(of work: () throws(E) -> Void) throws(E) -> Double {
  let before = secondsOfReferenceWork()
  let start = threadSeconds()
  try work()
  let time = threadSeconds() - start
  return time * referenceSeconds / ((before + secondsOfReferenceWork()) / 2)
}

/// The least time of up to three runs of `work`, the later ones only if those before took `limit` or longer.
///
/// Other programs can slow one run more than the reference work; work that is too slow is so each time.
public func processorSeconds<E: Error>(below limit: Double, of work: () throws(E) -> Void) throws(E) -> Double {
  var least = try processorSeconds(of: work)
  for _ in 0..<2 where least >= limit { least = try min(least, processorSeconds(of: work)) }
  return least
}

/// Whether `work` takes less than `limit`, as ``processorSeconds(below:of:)`` has it.
///
/// The reference work takes longer than most work, so it is only timed where the work takes a twentieth of the limit: no machine is twenty
/// times as fast as the one that limits are made for.
public func takesLess<E: Error>(than limit: Double, _ work: () throws(E) -> Void) throws(E) -> Bool {
  let start = threadSeconds()
  try work()
  guard (threadSeconds() - start) * 20 >= limit else { return true }
  return try processorSeconds(below: limit, of: work) < limit
}

/// What the reference work takes in a debug build on the machine that limits are made for.
private let referenceSeconds = 0.02

private func threadSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Bytes, hashes, and texts, as the code under test handles them.
private func secondsOfReferenceWork() -> Double {
  let start = threadSeconds()
  var counts: [String: Int] = [:]
  for number in 0..<10_000 {
    let text = "reference-\(number % 97)"
    counts[text, default: 0] += text.utf8.reduce(0) { $0 &+ Int($1) }
  }
  precondition(counts.count == 97)
  return threadSeconds() - start
}
