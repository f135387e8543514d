import Foundation

/// The time of the processor that this thread has taken, in seconds.
public func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return (Double(time.tv_sec) + Double(time.tv_nsec) / 1e9) / sanitizerSlowdown
}

/// How much slower a build with a sanitizer is taken to be than the debug build that limits are made for; 1 for one without.
private let sanitizerSlowdown: Double = {
  let program = dlopen(nil, RTLD_NOW)
  let isSanitized = dlsym(program, "__asan_init") != nil || dlsym(program, "__tsan_init") != nil
  return isSanitized ? 8 : 1
}()

/// The time of the processor that this thread takes for `work`, in seconds, measured as ``processorSeconds()`` does.
public func processorSeconds<E: Error>(of work: () throws(E) -> Void) throws(E) -> Double {
  let start = processorSeconds()
  try work()
  return processorSeconds() - start
}
