/// The modifiers of SwiftUI that neither color their view nor put something behind or in front of it.
enum PlatformModifiers {
  /// Returns whether a modifier changes neither colors nor fonts nor what is behind a view.
  static func isHarmless(_ name: String) -> Bool { harmless.contains(name) || name.hasPrefix("accessibility") }

  /// Returns whether the effect of a modifier is known where the colors of a view are read.
  static func isKnown(_ name: String) -> Bool { isHarmless(name) || read.contains(name) }

  private static let harmless = words(
    """
    alert allowsTightening animation aspectRatio autocapitalization autocorrectionDisabled badge baselineOffset border \
    buttonBorderShape clipShape clipped compositingGroup confirmationDialog containerRelativeFrame contentMargins \
    contentShape contentTransition contextMenu controlSize coordinateSpace cornerRadius datePickerStyle defaultFocus \
    defaultScrollAnchor deleteDisabled disableAutocorrection draggable drawingGroup dropDestination \
    edgesIgnoringSafeArea environmentObject fileExporter fileImporter fixedSize focused fontDesign fontWidth frame \
    fullScreenCover geometryGroup gesture gridCellColumns headerProminence help highPriorityGesture hoverEffect id \
    ignoresSafeArea imageScale inspector interactiveDismissDisabled italic kerning keyboardType labelsVisibility \
    layoutPriority lineLimit lineSpacing listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing \
    listSectionSeparator listSectionSpacing listStyle matchedGeometryEffect minimumScaleFactor monospaced \
    monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden \
    navigationBarItems navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationTitle \
    navigationViewStyle onAppear onChange onContinuousHover onDelete onDisappear onDrag onDrop onHover onLongPressGesture \
    onMove onOpenURL onPreferenceChange onReceive onSubmit onTapGesture padding persistentSystemOverlays pickerStyle \
    popover preference presentationDetents presentationDragIndicator privacySensitive refreshable renderingMode resizable \
    rotationEffect safeAreaInset safeAreaPadding scaleEffect scaledToFill scaledToFit scrollBounceBehavior \
    scrollClipDisabled scrollDisabled scrollDismissesKeyboard scrollIndicators scrollPosition scrollTargetBehavior \
    scrollTargetLayout searchable sensoryFeedback shadow sheet simultaneousGesture statusBar statusBarHidden \
    strikethrough submitLabel swipeActions symbolEffect symbolRenderingMode symbolVariant tabItem tabViewStyle tag task \
    textCase textContentType textInputAutocapitalization textSelection toolbar toolbarBackground toolbarColorScheme \
    toolbarTitleDisplayMode tracking transaction transition truncationMode underline userActivity
    """)
  /// The modifiers whose effect on colors, fonts, and visibility is read, or that set the color of something else.
  private static let read = words(
    """
    accentColor alignmentGuide allowsHitTesting background blendMode bold brightness buttonStyle colorInvert \
    colorMultiply colorScheme containerBackground contrast disabled dynamicTypeSize environment font fontWeight \
    foregroundColor foregroundStyle glassEffect grayscale hidden hueRotation labelStyle listRowBackground mask modifier \
    offset opacity overlay position preferredColorScheme presentationBackground redacted saturation textFieldStyle tint \
    zIndex
    """)

  private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
