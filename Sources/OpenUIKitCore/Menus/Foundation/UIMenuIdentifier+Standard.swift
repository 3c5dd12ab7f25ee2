extension UIMenu.Identifier {
  /// The item about the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The settings of the app.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Services of other apps.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding the app and others.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Quitting the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// Opening a new window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The documents that were open.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing a window.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Replacing a text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Bold, italic and underlined text.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling and grammar.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The panel of spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The options for what spelling checks.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// Substitutions of typed text.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The panel of substitutions.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The options for what is substituted.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Upper and lower case.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Reading a text aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Looking a word up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learning a word.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Larger and smaller text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Colours of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copying and pasting styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// Alignment and direction of text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The direction of text.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The alignment of text.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// Showing and arranging the bar of tools.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Filling the screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Making a window smaller and larger.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Bringing all windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
