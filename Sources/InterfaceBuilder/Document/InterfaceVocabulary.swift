/// The names of elements that the reader understands, beside those of objects.
enum InterfaceVocabulary {
  static func isKnown(_ element: String) -> Bool {
    structure.contains(element) || values.contains(element) || InterfaceClasses.className(of: element) != nil
  }

  /// The elements that files, scenes and objects consist of.
  private static let structure: Set<String> = [
    "document", "archive", "device", "adaptation", "dependencies", "deployment", "development", "plugIn",
    "capability", "scenes",
    "scene", "objects", "placeholder", "exit", "resources", "image", "systemColor", "namedColor",
    "customFonts",
    "mutableArray", "inferredMetricsTieBreakers", "simulatedMetricsContainer", "accessibility",
    "accessibilityTraits",
    "bool", "subviews", "constraints", "constraint", "connections", "outlet", "outletCollection", "action",
    "segue",
    "include", "exclude", "mask", "variation", "userDefinedRuntimeAttributes", "userDefinedRuntimeAttribute",
    "layoutGuides", "viewControllerLayoutGuide", "viewLayoutGuide", "sections", "tableViewSection", "cells",
    "prototypes", "items", "segments", "segment", "buttons", "gestureRecognizers", "keyCommands",
    "designables", "designable",
    "classes", "class", "relationships", "relationship", "customFont", "array", "point", "scopeButtonTitles",
    "leftBarButtonItems", "rightBarButtonItems", "toolbarItems", "tabBarItems", "extendedEdge",
    "defaultToolbar",
    "objectPlaceholder", "nibRef", "storyboardReference", "visualEffectView", "traitsOverride",
    "dataRecursiveDescription", "animations", "menu", "command", "children",
  ]

  /// The values of properties.
  private static let values: Set<String> = [
    "rect", "frame", "size", "inset", "edgeInsets", "color", "font", "fontDescription", "string",
    "mutableString",
    "real", "integer",
    "number", "date", "state", "rowNumber", "autoresizingMask", "textInputTraits", "textAttributes",
    "offsetWrapper",
    "attributedString", "fragment", "attributes", "paragraphStyle", "simulatedStatusBarMetrics",
    "simulatedScreenMetrics", "simulatedOrientationMetrics", "simulatedNavigationBarMetrics",
    "simulatedTabBarMetrics", "simulatedToolbarMetrics", "simulatedTopBarMetrics",
    "modalFormSheetSimulatedSizeMetrics",
    "modalPageSheetSimulatedSizeMetrics", "freeformSimulatedSizeMetrics", "buttonConfiguration",
    "preferredSymbolConfiguration",
    "imageReference", "backgroundConfiguration", "blurEffect", "vibrancyEffect", "navigationBarAppearance",
    "toolbarAppearance", "tabBarAppearance", "standardAppearance", "scrollEdgeAppearance", "locale",
    "timeZone", "calendar",
    "directionalEdgeInsets", "shadow", "nil", "null", "boolean", "data", "dictionary",
    "tableViewCellSeparator", "calendarIdentifier",
    "weight", "metadata", "integerPair", "range", "preferredAppearance", "wkWebViewConfiguration",
    "audiovisualMediaTypes",
    "wkPreferences", "connection", "fontMetrics", "attributedTitle", "titleTextAttributes", "screenMetrics",
    "statusBarMetrics", "orientationMetrics", "preferredTintColor", "symbolConfiguration",
    "imageConfiguration", "barButtonItemAppearance", "barButtonItemStateAppearance", "tabBarItemAppearance",
    "tabBarItemStateAppearance", "dataDetectorType", "standardMapConfiguration",
  ]
}
