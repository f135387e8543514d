/// The names of ELEVATE's color tokens that the shipped configuration pairs, by file, as they are in the checkout at commit 4afeaf4.
///
/// `a_{b,c}` stands for `a_b` and `a_c`. The spelling `diabled` is ELEVATE's.
package enum ElevateNames {
  /// The struct in each file of component tokens, with its names.
  package static let components: [(file: String, type: String, names: [String])] = [
    ("Application", "Application", ["fill", "text"]),
    (
      "Badge", "Badge",
      [
        "{major,minor}_{fill,text_color}_{danger,neutral,primary,success,warning}",
        "minor_border_color_{danger,neutral,primary,success,warning}",
      ]
    ),
    (
      "Breadcrumb-item", "BreadcrumbItem",
      ["link_text_{active,default,hover,selected_active,selected_default,selected_hover}"]
    ),
    (
      "Button", "Button",
      [
        "{fill,label}_\(buttonTones)_\(states)", "border_\(buttonTones)_color_\(states)",
        "fill_primary_disabled_default_2",
      ]
    ),
    ("Card", "Card", ["fill_{elevated,ground,overlay,popover,raised,sunken}", "heading_text_color", "text_color"]),
    (
      "Checkbox", "Checkbox",
      [
        "control_{border_color,fill}_{checked,indeterminate,unchecked}_{active,default,disabled,hover}",
        "control_border_color_{checked,indeterminate}_invalid_default",
        "control_border_color_unchecked_invalid_{active,default,hover}",
        "{icon_color,label}_{active,default,disabled,hover}",
      ]
    ),
    (
      "Chip", "Chip",
      [
        "{fill,text_color}_\(chipTones)_\(states)",
        "{border_color,control_border_color}_\(chipTones)_{default,disabled_default}",
        "{control_fill,control_icon_fill}_\(chipTones)_{active,default,disabled_default,hover}",
      ]
    ),
    ("Drawer", "Drawer", ["border_color", "fill", "text_color_default"]),
    ("Dropzone", "Dropzone", ["{color,fill,text_color}_{default,disabled,dragover,invalid,targetable}"]),
    (
      "Expansion-panel", "ExpansionPanel",
      ["fill_{default,elevated}_{active,default,hover}", "text_{body,header}_color_{active,default,hover}"]
    ),
    ("Field", "Field", ["label_{default,disabled,focus,invalid}_color", "helpText_color_{danger,default,disabled}"]),
    (
      "Icon-button", "IconButton",
      [
        "{fill,icon_color}_selected_{active,default,hover}", "icon_color_{active,default,disabled_default,hover}",
      ]
    ),
    (
      "Icon", "Icon",
      ["avatar_{border_color,fill}_{active,default,hover,selected_active,selected_default,selected_hover}"]
    ),
    ("Indicator", "Indicator", ["{fill,text}_\(chipTones)"]),
    ("Input", "Input", ["{border_color,fill}_{default,disabled,hover,invalid,selected}", "icon_{default,disabled}"]),
    ("Link", "Link", ["color_{active,default,disabled,hover,visited}"]),
    ("Menu-item", "MenuItem", ["{checkmark,fill,text}_\(states)"]),
    ("Menu", "Menu", ["border", "fill", "groupLabel_{fill,text}"]),
    ("Navigation-item", "NavigationItem", ["{expander_fill,expander_text_fill,fill,text}_\(states)"]),
    (
      "Notification", "Notification",
      ["{border_color,fill,icon_color}_{danger,neutral,primary,success,warning}", "icon_color_closable", "text_color"]
    ),
    ("Progress", "Progress", ["bar_text_on_{progress,track}", "fill_{empty,filled}"]),
    (
      "Radio-button", "RadioButton",
      ["checked_{border_color,fill,label}", "{fill,label}_{active,default,disabled,hover}"]
    ),
    ("Radio-group", "RadioGroup", ["track_{border_color,fill}"]),
    (
      "Radio", "Radio",
      [
        "{control_handle_color,value_color}_{clicked,default,disabled,hover}",
        "control_track_border_color_invalid_{active,default,hover}",
        "control_track_border_color_neutral_{checked,unchecked}_{clicked,default,disabled,hover}",
        "control_track_color_neutral_checked_{active,default,disabled,hover}",
      ]
    ),
    ("Select-option-group", "SelectOptionGroup", ["fill", "text"]),
    ("Select-option", "SelectOption", ["{fill,text}_\(states)"]),
    (
      "Select", "Select",
      [
        "{border_color,fill}_{default,disabled,hover,invalid,selected}",
        "{chevron,initialValue,placeholder,prefix,suffix}_color_{default,disabled}", "selectList_{border,fill}",
        "selectList_groupLabel_{fill,text}",
      ]
    ),
    ("Slider", "Slider", ["thumb_{border_color,fill}_{danger_active,danger_hover,disabled}"]),
    ("Split-panel", "SplitPanel", ["handle_{border_color,dot_color,fill}_{active,default,disabled,hover}"]),
    (
      "Stepper-item", "StepperItem",
      [
        "marker_fill_{completed,default,invalid,selected}_{active,default,hover}", "marker_fill_disabled_default",
        "marker_icon_color",
      ]
    ),
    ("Switch", "Switch", ["label_{default,disabled}"]),
    ("Tab", "Tab", ["text_color_{active,default,disabled,hover,selected}"]),
    (
      "Table", "Table",
      [
        "cell_{even,odd}_{fill,text}_{active,default,hover,selected_active,selected_default,selected_hover}",
        "cell_{even,odd}_border_color_default", "column_{border_color,fill,prefix,suffix,text}_default",
      ]
    ),
    (
      "Textarea", "Textarea",
      [
        "field_border_form_color_invalid_{default,hover}",
        "field_border_form_color_neutral_{default,read_only}_{default,hover}",
        "field_border_form_color_neutral_disabled_disabled",
        "field_{fill,placeholder_color,text_input_color}_{default,disabled}",
      ]
    ),
    ("Toolbar", "Toolbar", ["{border_color,fill}_{default,elevated,overlay,sunken}"]),
    ("Tooltip", "Tooltip", ["{border,fill,label}_color"]),
    (
      "Tree-item", "TreeItem",
      [
        "{fill,icon_fill}_{active,default,diabled,hover}", "{icon_color,text_color}_{active,default,disabled,hover}",
        "{icon_color,icon_fill}_hover_hover",
      ]
    ),
  ]

  package static let states = "{active,default,disabled_default,hover,selected_active,selected_default,selected_hover}"
  private static let buttonTones = "{danger,emphasized,neutral,primary,subtle,success,warning}"
  private static let chipTones = "{danger,emphasized,neutral,primary,success,warning}"

  /// What a name with braces stands for, the first braces slowest.
  package static func expanded(_ name: String) -> [String] {
    guard let open = name.firstIndex(of: "{"), let close = name[open...].firstIndex(of: "}") else { return [name] }
    let rest = expanded(String(name[name.index(after: close)...]))
    return name[name.index(after: open)..<close].split(separator: ",").flatMap { choice in
      rest.map { name[..<open] + choice + $0 }
    }
  }
}
