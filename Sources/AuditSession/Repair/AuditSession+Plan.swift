import Audit
import PaletteRepair
import SourceText

extension AuditSession {
  /// Adds to a report of this session what full reports show beside the verdict: remedies, groups of findings, and the plan.
  ///
  /// Without it, reports find the groups themselves, and contain neither color changes nor a plan.
  /// - Parameter isForPage: whether to add the places of color values, from which the HTML page makes patches.
  public func complete(_ report: inout AuditReport, isForPage: Bool) {
    report.findRemedies()
    report.groupFindings()
    report.plan = plan(for: report)
    if isForPage { report.colorSources = colorSources(for: report) }
  }

  /// Returns the color changes for a report of this session, in steps with a patch each.
  ///
  /// The search has a fixed budget of work, so equal files give equal plans. Larger systems get a plan without steps.
  /// - Returns: nil if nothing can be planned: only view code or one mode was audited, no pairing fails, or the files can't be read again.
  public func plan(for report: AuditReport) -> RepairPlan? {
    guard request.code == nil, request.mode == nil else { return nil }
    let failing = report.repairRequirements.count { ($0.current ?? $0.ratio) < $0.ratio }
    guard failing > 0 else { return nil }
    guard RepairSearch.isWithinPlanBudget(report) else { return RepairPlan(beyondBudgetFailing: failing) }
    do throws(AuditFailure) {
      let documents = try tokenDocuments()
      let repair = try repair(report, RepairSearch.planSettings, documents).report
      var plan = repair.repairPlan
      for index in plan.steps.indices {
        // A step that can't be written alone is shown without a patch.
        plan.steps[index].patch = (try? documents.edits(for: plan.steps[index].changes))?.patch()
      }
      return plan
    } catch { return nil }
  }
}

extension [FileEdit] {
  /// Returns the edits as a patch for `git apply` and `patch -p1`; empty if nothing changes.
  public func patch(header: [String] = []) -> String {
    let patch = map { String(decoding: Patch(path: $0.shown, old: $0.old, new: $0.new).bytes, as: UTF8.self) }.joined()
    return patch.isEmpty ? "" : header.map { $0 + "\n" }.joined() + patch
  }
}
