/// A library that ships, so that an app named after it may only test it.
public struct CodeLibrary: Sendable {
  /// The folder of its description, as in paths of files, ending with a slash; empty for the folder that is read.
  public let folder: String
  /// The name of the pod, the product, or the Xcode project.
  public let name: String
  /// Whether a pod or a package describes it, and not a project that may also have an app with a framework of its own.
  public let isPublished: Bool

  /// Creates a library.
  public init(folder: String, name: String, isPublished: Bool) {
    (self.folder, self.name, self.isPublished) = (folder, name, isPublished)
  }
}
