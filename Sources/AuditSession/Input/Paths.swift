// Paths as text. Windows path separators aren't handled: the product runs on Linux and macOS.

/// Returns a path below a folder; an absolute path is unchanged.
func joined(_ folder: String, _ path: String) -> String {
  path.utf8.first == UInt8(ascii: "/") ? path : folder + "/" + path
}

/// Returns the last name of a path.
func lastName(_ path: String) -> String {
  path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? "."
}

/// Returns the folder of a path.
func parent(_ path: String) -> String {
  var parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  parts = Array(parts.dropLast())
  let text = parts.joined(separator: "/")
  return path.utf8.first == UInt8(ascii: "/") ? "/" + text : (text.isEmpty ? "." : text)
}

/// Returns the last name without its first dot and the part after it.
func stem(_ path: String) -> String {
  let name = lastName(path)
  return name.utf8.split(separator: UInt8(ascii: ".")).first.map { String(Substring($0)) } ?? name
}

extension AuditSession {
  /// The root of the request as an absolute path; a relative root starts at the working directory of the process.
  var folder: String {
    guard request.root.utf8.first != UInt8(ascii: "/") else { return request.root }
    return (try? FileSystem.realPath(request.root)) ?? request.root
  }

  /// Returns the absolute path without `.` and `..`.
  func absolute(_ path: String) -> String {
    "/" + normalized(joined(folder, path)).joined(separator: "/")
  }
}
