/// A type of subjects that starts with the frames of a system, in their order; limits of text in source may follow them.
///
/// A report shows the assessments of such subjects with the frames.
public protocol FrameSubject: AuditSubject {}

extension MeasuredFrame: FrameSubject {}
