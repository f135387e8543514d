/// The page's script: the files of the folder `Script` in one function, embedded in the program.
enum HTMLScript {
  /// The whole script as embedded in the page.
  static let source: [UInt8] = {
    let files = [
      PackageResources.Data_js, PackageResources.Base_js, PackageResources.Color_js, PackageResources.Findings_js,
      PackageResources.FindingCard_js, PackageResources.Matrix_js, PackageResources.Navigation_js,
      PackageResources.Oklch_js, PackageResources.Changes_js, PackageResources.Recalculation_js,
      PackageResources.Live_js, PackageResources.TryExport_js, PackageResources.TrySliders_js,
      PackageResources.TryPairings_js, PackageResources.TryPanel_js, PackageResources.MatrixCells_js,
      PackageResources.Views_js,
    ]
    return Array("\n\"use strict\";\n(() => {\n".utf8) + files.joined() + Array("})();\n".utf8)
  }()

  /// The hash of the script for the Content-Security-Policy, which blocks all other scripts.
  static let integrity = SHA256.source(of: source)
}

extension SHA256 {
  /// Returns the hash of an element's content as a source expression of a Content-Security-Policy (CSP 3, section 2.3.1).
  static func source(of content: [UInt8]) -> String {
    let digits = Array(hex(of: content).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      HTMLScript.value(digits[$0]) << 4 | HTMLScript.value(digits[$0 + 1])
    }
    return "sha256-" + HTMLScript.base64(bytes)
  }
}

extension HTMLScript {
  /// Returns the value of a lowercase hexadecimal digit.
  fileprivate static func value(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : digit - 0x57 }

  /// Returns bytes in Base64 with padding (RFC 4648, section 4).
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? alphabet[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
