import SwiftSource

/// The names in a file that only some platforms have.
struct PlatformNames {
  /// Whether a name of AppKit is used outside `#if`.
  private(set) var namesAppKit = false
  /// Whether a name of UIKit, or a SwiftUI name that macOS doesn't have, is used.
  private(set) var namesUIKit = false

  /// The modules that exist only on macOS or tvOS.
  static let elsewhereModules: Set<String> = ["AppKit", "Cocoa", "TVUIKit", "TVMLKit"]
  /// The modules that macOS doesn't have.
  static let touchModules: Set<String> = ["UIKit", "WatchKit", "ClockKit", "CarPlay"]

  private static let appKit: Set<String> = [
    "NSAlert", "NSApp", "NSApplication", "NSApplicationDelegate", "NSButton", "NSColor", "NSCursor", "NSEvent",
    "NSFont", "NSHostingController", "NSHostingView", "NSImage", "NSImageView", "NSMenu", "NSMenuItem", "NSOpenPanel",
    "NSPanel",
    "NSPasteboard", "NSPopover", "NSSavePanel", "NSScreen", "NSScrollView", "NSStackView", "NSStatusBar",
    "NSStatusItem", "NSTableView", "NSTextField", "NSTextView", "NSView", "NSViewController", "NSViewRepresentable",
    "NSViewControllerRepresentable", "NSVisualEffectView", "NSWindow", "NSWindowController", "NSWorkspace",
  ]
  private static let uiKit: Set<String> = [
    "UIActivityViewController", "UIApplication", "UIApplicationDelegate", "UIApplicationDelegateAdaptor",
    "UIBezierPath", "UIBlurEffect", "UIButton", "UICollectionView", "UIColor", "UIControl", "UIDevice", "UIEdgeInsets",
    "UIFont",
    "UIFontMetrics", "UIHostingConfiguration", "UIHostingController", "UIImage", "UIImageView",
    "UIImpactFeedbackGenerator", "UILabel", "UINavigationBar", "UINavigationController",
    "UINotificationFeedbackGenerator", "UIPageControl", "UIPasteboard", "UIResponder", "UIScene", "UIScreen",
    "UIScrollView", "UISelectionFeedbackGenerator", "UISwitch", "UITabBar", "UITabBarController", "UITableView",
    "UITextField", "UITextView", "UITraitCollection", "UIView", "UIViewController", "UIViewControllerRepresentable",
    "UIViewRepresentable", "UIWindow", "UIWindowScene",
  ]
  private static let swiftUI: Set<String> = [
    "navigationBarTitle", "navigationBarTitleDisplayMode", "navigationBarItems", "navigationBarHidden",
    "navigationBarLeading", "navigationBarTrailing", "topBarLeading", "topBarTrailing", "keyboardType",
    "autocapitalization", "textInputAutocapitalization", "fullScreenCover", "insetGrouped", "WKInterfaceDevice",
  ]

  /// The modifiers among them; a code base may use these names for something else.
  private static let calls: Set<String> = ["keyboardType", "autocapitalization"]

  /// Whether a name is called on a view: `.name(`.
  private func isModifier(_ token: Int, in outline: SwiftOutline) -> Bool {
    token > 0 && token + 1 < outline.tokens.count && outline.tokens[token - 1].kind == .point
      && outline.tokens[token + 1].kind == .openParenthesis
  }

  /// Reads the name at a token.
  mutating func read(_ token: Int, in outline: SwiftOutline, isConditional: Bool) {
    let bytes = outline.source.bytes[outline.tokens[token].range]
    guard bytes.count > 2, let first = bytes.first else { return }
    switch first {
    case UInt8(ascii: "N") where !namesAppKit && !isConditional:
      namesAppKit = PlatformNames.appKit.contains(outline.name(token))
    case UInt8(ascii: "U") where !namesUIKit: namesUIKit = PlatformNames.uiKit.contains(outline.name(token))
    case UInt8(ascii: "i") where !namesUIKit && token > 0 && outline.isToken(token, "iOS"):
      // A platform in a package manifest: .iOS(.v16).
      namesUIKit =
        outline.tokens[token - 1].kind == .point && outline.tokens[token + 1].kind == .openParenthesis
    case UInt8(ascii: "a"), UInt8(ascii: "f"), UInt8(ascii: "i"), UInt8(ascii: "k"), UInt8(ascii: "n"),
      UInt8(ascii: "t"), UInt8(ascii: "W"):
      if !namesUIKit, PlatformNames.swiftUI.contains(outline.name(token)) {
        namesUIKit = !PlatformNames.calls.contains(outline.name(token)) || isModifier(token, in: outline)
      }
    default: break
    }
  }
}

extension CodeChain {
  /// Whether the view runs only on macOS or tvOS, which have neither touch nor the text sizes of iOS.
  ///
  /// The source shows it by `#if`, by an import, by the name of a folder, a file, or a declaration such as `tvOSView`, or by AppKit in a folder
  /// that never names UIKit.
  var isElsewhere: Bool { index.isForMac[file] || index.files[file].isElsewhere(source) }
}
