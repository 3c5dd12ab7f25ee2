extension UIPasteboard {
  /// Posted after the items have changed. Its object is the pasteboard, and its `userInfo` has the types that are new or gone, if any.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  /// Posted before a pasteboard with a name is removed. Its object is the pasteboard.
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  /// The key of the types that a change has added, an array of `String`.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  /// The key of the types that a change has removed, an array of `String`.
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"

  /// The types of texts, the best one first.
  public final class var typeListString: NSArray {
    NSArray(array: [textType, "public.text", "public.plain-text"])
  }
  /// The types of links, the best one first.
  public final class var typeListURL: NSArray { NSArray(array: [linkType, "public.file-url"]) }
  /// The types of images, the best one first.
  public final class var typeListImage: NSArray {
    NSArray(array: [imageType, "public.png", "public.jpeg", "com.compuserve.gif"])
  }
  /// The types of colours.
  public final class var typeListColor: NSArray { NSArray(array: [colorType]) }
  /// The type of `setItems(_:options:)` for values whose type their class determines: texts, links, images and colours.
  public nonisolated static let typeAutomatic = "UIPasteboardTypeAutomatic"

  /// Whether the pasteboard exists until it is removed: true. Since iOS 10 only the general one stays after the end of the app.
  public final var isPersistent: Bool { true }

  // MARK: Sets of items

  private func chosen(_ itemSet: IndexSet?) -> [[String: Any]]? {
    guard let itemSet else { return items }
    let all = items
    guard itemSet.allSatisfy(all.indices.contains) else { return nil }
    return itemSet.map { all[$0] }
  }

  /// The types of each of some items; nil for all items. Nil if one of the items does not exist.
  public final func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    chosen(itemSet)?.map { $0.keys.sorted() }
  }

  /// Whether each of some items has a value of one of the types; nil for all items. False if there is none.
  public final func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    guard let chosen = chosen(itemSet), !chosen.isEmpty else { return false }
    return chosen.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// The indices of the items with a value of one of the types; nil if there is none.
  public final func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let all = items
    let found = all.indices.filter { index in pasteboardTypes.contains { all[index][$0] != nil } }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// The values of a type in some items; nil for all items. Nil if one of the items does not exist.
  public final func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet)?.compactMap { $0[pasteboardType] }
  }

  /// The bytes of a type in some items; nil for all items. Nil if one of the items does not exist.
  public final func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    values(forPasteboardType: pasteboardType, inItemSet: itemSet)?.compactMap { $0 as? Data }
  }

  // MARK: Patterns

  /// Finds which of some kinds each of some items has, and calls `completionHandler` with a set for each; nil for all items.
  public final func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    let found = (chosen(itemSet) ?? []).map { Self.detectedValues(in: $0) }
    completionHandler(.success(found.map { Set($0.keys).intersection(patterns) }))
  }

  /// Finds which of some kinds each of some items has, and calls `completionHandler` with the values for each; nil for all items.
  public final func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    let found = (chosen(itemSet) ?? []).map { Self.detectedValues(in: $0) }
    completionHandler(.success(found.map { $0.filter { patterns.contains($0.key) } }))
  }

  /// The type by which a value is found again: that of its class for `typeAutomatic`, and otherwise the given one.
  static func type(_ type: String, of value: Any) -> String {
    guard type == typeAutomatic else { return type }
    switch value {
    case is String, is NSString: return textType
    case is URL, is NSURL: return linkType
    case is UIImage: return imageType
    case is UIColor: return colorType
    default: return type
    }
  }
}
