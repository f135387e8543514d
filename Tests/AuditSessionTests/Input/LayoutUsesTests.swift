import DesignTokens
import SourceText
import Testing

@testable import AuditSession

/// Texts in layouts of Android and Interface Builder, on the background of a view around them.
@Suite struct LayoutUsesTests {
  private static let paths: [TokenPath] = ["text.muted", "surface", "surface.hover"]
  private static let names = ColorNames(
    paths, positions: Array(paths.indices), spaces: paths.map { _ in "" }, files: paths.map { _ in ["a.css"] })

  /// A text without a background is on that of the nearest view around it, if nothing else may be behind it.
  @Test(arguments: [
    (
      #"<LinearLayout android:background="@color/surface"><ScrollView><TextView android:textColor="@color/text_muted"/></ScrollView></LinearLayout>"#,
      ["text.muted on surface"]
    ),
    (
      #"<com.google.MaterialCardView app:cardBackgroundColor="?attr/surface"><androidx.ConstraintLayout android:background="?selectableItemBackground"><TextView style="@style/TextBody" android:textColor="@color/text_muted"/></androidx.ConstraintLayout></com.google.MaterialCardView>"#,
      ["text.muted on surface"]
    ),
    // Names with a word for nothing, opacities and disabled controls, and a style that may have a background.
    (
      #"<LinearLayout android:background="@color/surface"><LinearLayout android:background="@color/half_transparent_black"><TextView android:textColor="@color/text_muted"/></LinearLayout></LinearLayout>"#,
      []
    ),
    (
      #"<a><TextView android:alpha="0.4" android:textColor="@color/text_muted" android:background="@color/surface"/><Button android:enabled="false" android:textColor="@color/text_muted" android:background="@color/surface"/></a>"#,
      []
    ),
    (
      #"<r><style name="Button.Disabled"><item name="android:textColor">@color/text_muted</item><item name="android:background">@color/surface</item></style></r>"#,
      []
    ),
    (
      #"<LinearLayout android:background="@color/surface"><TextView style="@style/SectionHeader" android:textColor="@color/text_muted"/></LinearLayout>"#,
      []
    ),
    // A wide picture, and a layout over the whole view.
    (
      #"<FrameLayout android:background="@color/surface"><ImageView android:layout_width="match_parent" android:layout_height="200dp"/><TextView android:textColor="@color/text_muted"/></FrameLayout>"#,
      []
    ),
    (
      #"<FrameLayout android:background="@color/surface"><LinearLayout android:layout_width="match_parent" android:layout_height="match_parent" android:background="@color/x"/><TextView android:textColor="@color/text_muted"/></FrameLayout>"#,
      []
    ),
    // A picture over the whole view, and a text with a shadow.
    (
      #"<FrameLayout android:background="@color/surface"><ImageView android:layout_width="match_parent" android:layout_height="match_parent"/><TextView android:textColor="@color/text_muted"/></FrameLayout>"#,
      []
    ),
    (
      #"<FrameLayout android:background="@color/surface"><TextView android:shadowColor="@color/x" android:textColor="@color/text_muted"/></FrameLayout>"#,
      []
    ),
    // A picture beside it, and a picture over it.
    (
      #"<FrameLayout android:background="@color/surface"><ImageView android:layout_width="24dp" android:layout_height="24dp"/><TextView android:textColor="@color/text_muted"/><ImageView android:layout_width="match_parent" android:layout_height="match_parent"/></FrameLayout>"#,
      ["text.muted on surface"]
    ),
    // A picture, a style, a view with a background of its class, an opacity, and a button.
    (
      #"<LinearLayout android:background="@color/surface"><LinearLayout android:background="@drawable/x"><TextView android:textColor="@color/text_muted"/></LinearLayout></LinearLayout>"#,
      []
    ),
    (
      #"<LinearLayout android:background="@color/surface"><LinearLayout style="@style/x"><TextView android:textColor="@color/text_muted"/></LinearLayout></LinearLayout>"#,
      []
    ),
    (
      #"<LinearLayout android:background="@color/surface"><CardView><TextView android:textColor="@color/text_muted"/></CardView></LinearLayout>"#,
      []
    ),
    (
      #"<LinearLayout android:alpha="0.5" android:background="@color/surface"><TextView android:textColor="@color/text_muted"/></LinearLayout>"#,
      []
    ),
    (
      #"<LinearLayout android:background="@color/surface"><Button android:textColor="@color/text_muted"/><TextView android:background="@drawable/x" android:textColor="@color/text_muted"/><TextView style="@style/Badge" android:textColor="@color/text_muted"/><TextView android:enabled="false" android:textColor="@color/text_muted"/></LinearLayout>"#,
      []
    ),
    (
      #"<document><scenes><view><color key="backgroundColor" name="surface"/><subviews><stackView><subviews><label><color key="textColor" name="textMuted"/></label></subviews></stackView></subviews></view></scenes></document>"#,
      ["text.muted on surface"]
    ),
    (
      #"<document><customView customClass="ColorView"><subviews><textField><textFieldCell><color key="textColor" name="textMuted"/></textFieldCell></textField></subviews><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="backgroundColor"><color key="value" name="surface"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></customView></document>"#,
      ["text.muted on surface"]
    ),
    (
      #"<document><label><color key="textColor" name="textMuted"/><color key="backgroundColor" name="surfaceHover"/></label></document>"#,
      ["text.muted on surface.hover"]
    ),
    (
      #"<document><view><color key="backgroundColor" name="surface"/><subviews><view><color key="backgroundColor" white="0.0" alpha="0.0"/><subviews><label><color key="textColor" name="textMuted"/></label></subviews></view></subviews></view></document>"#,
      ["text.muted on surface"]
    ),
    // A picture behind the label, and one beside it.
    (
      #"<document><view><color key="backgroundColor" name="surface"/><subviews><imageView><rect key="frame" x="0" y="0" width="100" height="100"/></imageView><label><rect key="frame" x="10" y="10" width="50" height="20"/><color key="textColor" name="textMuted"/></label></subviews></view></document>"#,
      []
    ),
    (
      #"<document><view><color key="backgroundColor" name="surface"/><subviews><imageView><rect key="frame" x="0" y="0" width="100" height="100"/></imageView><label><rect key="frame" x="110" y="10" width="50" height="20"/><color key="textColor" name="textMuted"/></label></subviews></view></document>"#,
      ["text.muted on surface"]
    ),
    // A color of the system with the name of an asset, a class of the label, and a background that isn't drawn.
    (
      #"<document><view><color key="backgroundColor" name="surface"/><subviews><label><color key="textColor" name="textMuted" catalog="System"/></label><label customClass="Badge"><color key="textColor" name="textMuted"/></label><box boxType="custom" transparent="YES"><color key="fillColor" name="surfaceHover"/></box></subviews></view></document>"#,
      []
    ),
    // A color of the system, a class that may set its background, a cell, a field with a border, and an opacity.
    (
      #"<document><view><color key="backgroundColor" name="surface"/><subviews><view><color key="backgroundColor" systemColor="systemFill"/><subviews><label><color key="textColor" name="textMuted"/></label></subviews></view><view customClass="Badge"><subviews><label><color key="textColor" name="textMuted"/></label></subviews></view><tableView><tableViewCell><label><color key="textColor" name="textMuted"/></label></tableViewCell></tableView><textField borderStyle="roundedRect"><color key="textColor" name="textMuted"/></textField><label alpha="0.5"><color key="textColor" name="textMuted"/></label></subviews></view></document>"#,
      []
    ),
  ]) func layouts(_ code: String, _ expected: [String]) {
    let file = SourceFile(path: "a.xml", bytes: Array(code.utf8))
    let found = MarkupUses.pairs(in: file, Self.names).keys.map {
      "\(Self.paths[$0.text]) on \(Self.paths[$0.background])"
    }
    #expect(Set(found) == Set(expected), "\(code)")
  }
}
