import Audit
import AuditSession
import Foundation
import PaletteRepair

/// A system that the library has repaired, with the files that it would write as the benchmark reads them.
struct RepairedSystem {
  let outcome: RepairReport.Outcome
  /// Whether everything passes, with or without changes.
  var isRepaired: Bool { outcome == .repaired || outcome == .unneeded }
  let before, after: TokenSystem
  let check: RepairCheck
  /// Whether the report says that the order of colors can't be kept, or that colors look alike.
  let tellsOrders: Bool
  /// The processor time of the repair, from its files to its files.
  let seconds: Double

  /// Writes files to a separate folder and repairs them.
  ///
  /// - Parameter isEnhanced: whether text requires 7:1; nil for the profile of the files.
  init(_ files: [String: String], settings: RepairReport.Settings = .init(), isEnhanced: Bool? = nil) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("palpable-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var request = AuditRequest(paths: ["."], root: folder.path)
    if let isEnhanced { request.profile = isEnhanced ? .wcag22AAA : .wcag22AA }
    let session = AuditSession(request)
    let start = RepairedSystem.processorSeconds
    let repaired = try session.repair(settings)
    seconds = RepairedSystem.processorSeconds - start
    guard let before = SystemReader.system(files, isEnhanced: isEnhanced) else {
      throw Unreadable(reason: "the benchmark can't read the files")
    }
    var written = files
    for file in repaired.files { written[file.shown] = String(decoding: file.new, as: UTF8.self) }
    guard let after = SystemReader.system(written, isEnhanced: isEnhanced), after.names == before.names,
      after.values.count == before.values.count
    else { throw Unreadable(reason: "the benchmark can't read the repaired files") }
    // A difference between both readers would make every other number meaningless.
    let pairings = repaired.report.pairings.count
    let own = before.modes.reduce(0) { sum, mode in
      sum + before.pairings.count { before.measure($0, in: mode) != nil }
    }
    guard pairings == own else { throw Unreadable(reason: "\(pairings) pairings, but the benchmark reads \(own)") }
    outcome = repaired.report.outcome
    let isOrderLost = repaired.report.remarks.contains {
      $0.contains("keep their order of lightness") || $0.contains("becomes lighter than")
    }
    tellsOrders = isOrderLost || !repaired.report.lookAlikes.isEmpty
    (self.before, self.after) = (before, after)
    check = RepairCheck(before, after)
  }

  /// The room that a search for a cheaper repair must keep: none if this repair doesn't.
  var keptRoom: Double { check.close > 0 ? 0 : RepairCheck.room }

  /// The processor time of this thread, which other programs don't change.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The reason why a result can't be checked.
  struct Unreadable: Error { let reason: String }
}
