// Paths as text. Both separators of Windows are left alone: the product runs on Linux and macOS.

/// A path below a folder; an absolute path stays as it is.
func joined(_ folder: String, _ path: String) -> String {
  path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
}

/// The last name of a path.
func lastName(_ path: String) -> String {
  path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? "."
}

/// The folder that a path lies in.
func parent(_ path: String) -> String {
  var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  parts = Array(parts.dropLast())
  let text = parts.joined(separator: "/")
  return path.utf8.first == UInt8(ascii: "/") ? "/" + text : (text.isEmpty ? "." : text)
}

/// The last name without what follows its first dot.
func stem(_ path: String) -> String {
  let name = lastName(path)
  return name.utf8.split(separator: UInt8(ascii: ".")).first.map { String(Substring($0)) } ?? name
}

extension AuditSession {
  /// The root of the request, from the root of the file system; a relative one starts from the working directory of the process.
  var folder: String {
    guard request.root.utf8.first != UInt8(ascii: "/") else { return request.root }
    return (try? FileSystem.realPath(request.root)) ?? request.root
  }

  /// The path from the root of the file system, without `.` and `..`.
  func absolute(_ path: String) -> String {
    "/" + normalized(joined(folder, path)).joined(separator: "/")
  }
}
