extension Bundle {
  /// Returns the string of the bundle with a key, in the languages of the window that was made key last, or else of the user.
  ///
  /// The plugin's `NSLocalizedString` calls it: a process has one list of languages, and tests show an app in several. Elsewhere than on the
  /// windows' thread it is `localizedString(forKey:value:table:)`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the result if no language has the key; the key itself if `value` is empty.
  ///   - table: the name of the `.strings` or the `.stringsdict` file; "Localizable" if nil. A text with forms for numbers has marks, which
  ///     `String._localizedFormat` replaces.
  public func _string(forKey key: String, value: String = "", table: String? = nil) -> String {
    guard let languages = Self.languagesOfScreen else {
      return plural(key, table, in: folders(of: Locale.preferredLanguages))
        ?? localizedString(forKey: key, value: value, table: table)
    }
    for folder in folders(of: languages) {
      if let text = PluralFile.text(forKey: key, table: table ?? "Localizable", in: folder) { return text }
      let missing = "\u{0}"
      let found = folder.localizedString(forKey: key, value: missing, table: table)
      if found != missing { return found }
    }
    return value.isEmpty ? key : value
  }

  /// The text with forms for numbers of the first folder that has the key; nil for none.
  private func plural(_ key: String, _ table: String?, in folders: [Bundle]) -> String? {
    folders.lazy.compactMap { PluralFile.text(forKey: key, table: table ?? "Localizable", in: $0) }.first
  }

  /// The languages of the window that was made key last, or else of the scene of the launched app, the preferred one first; nil for those of
  /// the user.
  package static var languagesOfScreen: [String]? {
    onOwningThread(
      { WindowScope.current?.preferredLanguages ?? ApplicationScope.scene?.preferredLanguages },
      elsewhere: { nil })
  }

  /// A file of the app in the languages of the screen; nil if none has one, or if the languages are those of the user.
  package func _urlOfScreen(forResource name: String, withExtension kind: String) -> URL? {
    guard let languages = Self.languagesOfScreen else { return nil }
    return folders(of: languages).lazy.compactMap { $0.url(forResource: name, withExtension: kind) }.first
  }

  /// The folders of the languages, the preferred one first, and then that of the base.
  private func folders(of languages: [String]) -> [Bundle] {
    var names = languages.flatMap(localizations(fitting:))
    // `developmentLocalization` traps on Linux for a bundle without `Info.plist`.
    if let region = infoDictionary?["CFBundleDevelopmentRegion"] as? String { names.append(region) }
    names += ["Base", "en"]
    return names.compactMap { path(forResource: $0, ofType: "lproj") }.compactMap { Bundle(path: $0) }
  }

  /// The names of the folders of a language, the closest first: `zh-Hans-CN`, `zh-Hans`, `zh`.
  ///
  /// Foundation's `preferredLocalizations(from:forPreferences:)` returns the first folder for some languages on Linux, such as Arabic.
  private func localizations(fitting language: String) -> [String] {
    func plain(_ name: String) -> String { name.replacingOccurrences(of: "_", with: "-").lowercased() }
    var parts = plain(language).split(separator: "-")
    var names: [String] = []
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      names += localizations.filter { plain($0) == name }
      parts.removeLast()
    }
    return names
  }
}

extension UIWindow {
  /// Shows the app in languages, in the direction of the preferred one.
  final func adopt(_ languages: [String]) {
    preferredLanguages = languages
    let first = languages.first.map { Locale.Language(identifier: $0) }
    if first?.characterDirection == .rightToLeft { layoutDirection = .rightToLeft }
  }
}
