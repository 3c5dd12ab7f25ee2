extension Bundle {
  /// Returns the string of the bundle with a key, in the languages of the window that was made key last, or else of the user.
  ///
  /// The plugin's `NSLocalizedString` calls it: a process has one list of languages, and tests show an app in several. Elsewhere than on the
  /// windows' thread it is `localizedString(forKey:value:table:)`.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - value: the result if no language has the key; the key itself if `value` is empty.
  ///   - table: the name of the `.strings` file; "Localizable" if nil.
  public func _string(forKey key: String, value: String = "", table: String? = nil) -> String {
    let languages = onOwningThread({ WindowScope.current?.preferredLanguages }, elsewhere: { nil })
    guard let languages else { return localizedString(forKey: key, value: value, table: table) }
    for folder in folders(of: languages) {
      let missing = "\u{0}"
      let found = folder.localizedString(forKey: key, value: missing, table: table)
      if found != missing { return found }
    }
    return value.isEmpty ? key : value
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
