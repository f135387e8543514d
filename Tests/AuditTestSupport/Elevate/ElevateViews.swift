/// Components of the checkout: written as the guide asks, then with its five mistakes and others.
package enum ElevateViews {
  private static let folder = "ElevateUI/Sources/SwiftUI/Components/"

  package static let files = [
    folder + "ElevateButton+SwiftUI.swift": button, folder + "ElevateChip+SwiftUI.swift": chip,
    folder + "Mistakes+SwiftUI.swift": mistakes, folder + "Spacing.swift": spacing,
  ]

  private static let spacing = """
    import SwiftUI

    enum Spacing {
        static let space1: CGFloat = 4
        static let space2: CGFloat = space1 * 2
        static let space5: CGFloat = space1 * 5
    }

    """

  /// As the guide asks: no finding.
  private static let button = """
    import SwiftUI

    public struct ElevateButton: View {
        public var isDisabled = false
        public var isSelected = false
        public let label: String
        public let action: () -> Void
        @State private var isPressed = false

        public var body: some View {
            Text(label)
                .font(.body)
                .foregroundColor(ButtonComponentTokens.label_primary_default)
                .frame(minHeight: ButtonComponentTokens.height_m)
                .padding(.horizontal, Spacing.space2)
                .background(fill)
                .contentShape(Rectangle())
                .scrollFriendlyTap(
                    onPressedChanged: { pressed in
                        var transaction = Transaction()
                        transaction.disablesAnimations = true
                        withTransaction(transaction) { isPressed = pressed }
                    },
                    action: { action() }
                )
                .accessibilityAddTraits(.isButton)
        }

        private var fill: Color {
            if isDisabled { return ButtonComponentTokens.fill_primary_disabled_default }
            if isSelected {
                return isPressed
                    ? ButtonComponentTokens.fill_primary_selected_active : ButtonComponentTokens.fill_primary_selected_default
            }
            return isPressed ? ButtonComponentTokens.fill_primary_active : ButtonComponentTokens.fill_primary_default
        }
    }

    #Preview {
        ElevateButton(label: "Save", action: {}).background(Color.white)
    }

    """

  /// As the guide asks: no finding. Its remove button is 44 pt although its sign is small.
  private static let chip = """
    import SwiftUI

    public struct ElevateChip: View {
        public let label: String
        public let onRemove: () -> Void

        public var body: some View {
            HStack(spacing: Spacing.space2) {
                Text(label).font(.body)
                Button(action: onRemove) {
                    Image(systemName: "xmark")
                        .frame(width: ButtonComponentTokens.height_m, height: ButtonComponentTokens.height_m)
                        .contentShape(Rectangle())
                }
                .accessibilityLabel("Remove")
            }
            .background(Color.clear)
        }
    }

    """

  private static let mistakes = """
    import SwiftUI

    struct Mistakes: View {
        @State private var isPressed = false
        let act: () -> Void

        var body: some View {
            VStack(spacing: Spacing.space1) {
                Text("Mistake 1: a primitive")
                    .background(ElevatePrimitives.Blue._600)
                Text("Mistake 2: colors in the code")
                    .background(Color.white)
                    .foregroundColor(Color(red: 0.1, green: 0.3, blue: 0.8))
                Text("Mistake 3: a slow answer")
                    .animation(.easeInOut(duration: 0.15), value: isPressed)
                Text("Mistake 4: a gesture that stops scrolling")
                    .onTapGesture { act() }
                Button(action: act) {
                    Image(systemName: "star")
                        .frame(width: 30, height: Spacing.space5)
                }
                Button("Next", action: act)
                Text("Too light")
                    .font(.system(size: 14))
                    .foregroundColor(ButtonComponentTokens.label_danger_default)
                    .background(ButtonComponentTokens.fill_danger_default)
                // palpable:disable:next hardcoded-color - the logo is white in every look
                Image("logo").foregroundColor(.white)
            }
            .shadow(radius: 4)
        }
    }

    """
}
