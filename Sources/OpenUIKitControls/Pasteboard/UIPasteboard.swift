/// Texts, links and images that were copied, and that other code pastes.
///
/// Pasteboards belong to the thread of their views. A host connects the general one to the system's with `systemBoard`.
open class UIPasteboard: NSObject, ViewTreeConfined {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public let rawValue: String

    /// Creates a name from its characters.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from its characters.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Copies and pastes text with the system.
  public struct SystemBoard {
    let read: () -> String?
    let write: (String?) -> Void

    /// Creates a connection with functions that read and write the system's text; nil for none.
    public init(read: @escaping () -> String?, write: @escaping (String?) -> Void) {
      self.read = read
      self.write = write
    }
  }

  private let board: PasteboardContent

  fileprivate init(_ board: PasteboardContent) {
    self.board = board
    super.init()
  }

  // MARK: Pasteboards

  /// The pasteboard of copy and paste.
  public class var general: UIPasteboard { Pasteboards.shared.board(.general).object }

  /// Finds the pasteboard of a name. If there is none it is created, or the result is nil if `create` is false.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let boards = Pasteboards.shared
    guard create || pasteboardName == .general || boards.has(pasteboardName) else { return nil }
    self.init(boards.board(pasteboardName))
  }

  /// Creates a pasteboard with a unique name.
  public class func withUniqueName() -> UIPasteboard {
    Pasteboards.shared.board(Name(UUID().uuidString)).object
  }

  /// Removes the pasteboard of a name, and its content.
  public class func remove(withName pasteboardName: Name) { Pasteboards.shared.remove(pasteboardName) }

  /// The name of the pasteboard.
  open var name: Name { board.name }

  /// The number of changes of the content since the pasteboard was created.
  open var changeCount: Int {
    board.readSystem()
    return board.changeCount
  }

  /// The system's pasteboard, set by a host; nil, the default, for none.
  open var systemBoard: SystemBoard? {
    get { board.system }
    set { board.system = newValue }
  }

  // MARK: Content

  /// The copied items: one for each thing, with its values by type.
  open var items: [[String: Any]] {
    get {
      board.readSystem()
      return board.items
    }
    set { board.write(newValue) }
  }

  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// Sets the items. By the options they are removed at a date, or are not given to the system.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let typed = items.map { item in
      Dictionary(item.map { (Self.type($0.key, of: $0.value), $0.value) }) { first, _ in first }
    }
    board.write(
      typed, until: options[.expirationDate] as? Date, isLocal: options[.localOnly] as? Bool == true)
  }

  /// Adds items to those that were copied.
  open func addItems(_ items: [[String: Any]]) { self.items += items }

  /// The value of a type in the first item; nil if it has none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Replaces the content by a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// The bytes of a type in the first item; nil if it has none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType) as? Data
  }

  /// Replaces the content by bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    let own = types
    return pasteboardTypes.contains { own.contains($0) }
  }

  private func all<Value>(_ type: String, _ as: Value.Type) -> [Value] {
    items.compactMap { $0[type] as? Value }
  }

  private func set<Value>(_ values: [Value]?, _ type: String) { items = values?.map { [type: $0] } ?? [] }

  /// The text of the first item with one; nil for none.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items; nil for none.
  open var strings: [String]? {
    get {
      let found = all(Self.textType, String.self)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, Self.textType) }
  }

  /// The link of the first item with one; nil for none.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The links of all items; nil for none.
  open var urls: [URL]? {
    get {
      let found = all(Self.linkType, URL.self)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, Self.linkType) }
  }

  /// The image of the first item with one; nil for none.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items; nil for none.
  open var images: [UIImage]? {
    get {
      let found = all(Self.imageType, UIImage.self)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, Self.imageType) }
  }

  /// The colour of the first item with one; nil for none.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours of all items; nil for none.
  open var colors: [UIColor]? {
    get {
      let found = all(Self.colorType, UIColor.self)
      return found.isEmpty ? nil : found
    }
    set { set(newValue, Self.colorType) }
  }

  /// Whether an item has a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether an item has a link.
  open var hasURLs: Bool { urls != nil }
  /// Whether an item has an image.
  open var hasImages: Bool { images != nil }
  /// Whether an item has a colour.
  open var hasColors: Bool { colors != nil }

  // The types of the items, by Apple's names of kinds of data.
  static let textType = "public.utf8-plain-text"
  static let linkType = "public.url"
  static let imageType = "public.image"
  static let colorType = "com.apple.uikit.color"

  /// Whether two objects are the same pasteboard.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIPasteboard)?.board === board }
  /// The hash of the content that objects of one name share.
  open override var hash: Int { ObjectIdentifier(board).hashValue }
}

/// The content of a pasteboard, which all objects with its name share.
final class PasteboardContent: ViewTreeConfined {
  let name: UIPasteboard.Name
  var system: UIPasteboard.SystemBoard?
  private(set) var items: [[String: Any]] = [] {
    didSet {
      releaseAfterAssignment(oldValue)
      changeCount += 1
      postChange(from: oldValue)
    }
  }
  private(set) var changeCount = 0
  /// The text that was last exchanged with the system.
  private var systemText: String?

  init(_ name: UIPasteboard.Name) {
    self.name = name
  }

  private var storedObject: UIPasteboard?

  /// The pasteboard of notifications, which observers compare by identity.
  var object: UIPasteboard {
    if let storedObject { return storedObject }
    let made = UIPasteboard(self)
    storedObject = made
    return made
  }

  private func postChange(from former: [[String: Any]]) {
    let (old, new) = (Set(former.flatMap(\.keys)), Set(items.flatMap(\.keys)))
    var info: [String: [String]] = [:]
    if !new.isSubset(of: old) {
      info[UIPasteboard.changedTypesAddedUserInfoKey] = new.subtracting(old).sorted()
    }
    if !old.isSubset(of: new) {
      info[UIPasteboard.changedTypesRemovedUserInfoKey] = old.subtracting(new).sorted()
    }
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: object, userInfo: info.isEmpty ? nil : info)
  }

  /// Notifies observers that the pasteboard is gone, and ends the cycle with its object.
  func remove() {
    NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: object)
    storedObject = nil
  }

  /// The date at which the items are removed; nil for none.
  private var expiration: Date?

  /// Replaces the items, until a date; nil for no end. Local ones are not given to the system.
  func write(_ items: [[String: Any]], until expiration: Date? = nil, isLocal: Bool = false) {
    self.expiration = expiration
    self.items = items
    guard let system, !isLocal else { return }
    systemText = items.lazy.compactMap { $0[UIPasteboard.textType] as? String }.first
    system.write(systemText)
  }

  /// Removes the items after their date.
  private func removeExpired() {
    guard let expiration, expiration <= Date() else { return }
    write([])
  }

  /// Takes over the system's text, if it has changed since the last exchange.
  func readSystem() {
    removeExpired()
    guard let system else { return }
    let text = system.read()
    guard !String.haveSameBytes(text, systemText) else { return }
    systemText = text
    expiration = nil
    items = text.map { [[UIPasteboard.textType: $0]] } ?? []
  }
}

/// The pasteboards by name.
final class Pasteboards: ViewTreeConfined {
  private var boards: [UIPasteboard.Name: PasteboardContent] = [:]

  static var shared: Pasteboards { sharedObject(Pasteboards()) }

  func has(_ name: UIPasteboard.Name) -> Bool { boards[name] != nil }

  func remove(_ name: UIPasteboard.Name) {
    let removed = boards.removeValue(forKey: name)
    removed?.remove()
  }

  func board(_ name: UIPasteboard.Name) -> PasteboardContent {
    if let board = boards[name] { return board }
    let made = PasteboardContent(name)
    boards[name] = made
    return made
  }
}
