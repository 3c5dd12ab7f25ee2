import OpenUIKitCore

/// A drag session, for its source and its destination.
public protocol UIDragDropSession: NSObjectProtocol, ViewTreeConfined {
  /// The items.
  var items: [UIDragItem] { get }
  /// The place of the drag in the coordinates of a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the source allows a move.
  var allowsMoveOperation: Bool { get }
  /// Whether other apps cannot get the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether an item has one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Whether a text can be made of an item.
  public func canLoadObjects(ofClass aClass: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
  /// Whether a link can be made of an item.
  public func canLoadObjects(ofClass aClass: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
  #if !canImport(ObjectiveC)
    /// Whether a picture can be made of an item.
    public func canLoadObjects(ofClass aClass: UIImage.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: UIImage.self) }
    }
  #endif
}

/// A drag, as its source sees it.
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app for the whole drag.
  var localContext: Any? { get set }
}

/// A drag, as its destination sees it.
public protocol UIDropSession: UIDragDropSession {
  /// The drag of this app; nil for one of another app.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of a class of the items that allow it, and calls the closure with them, on the thread of the views.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

/// A drag in a window.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem]
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  /// Whether the drag began in this app.
  let isLocal: Bool
  /// The place, in points of the window.
  var place = CGPoint.zero
  @Weak var window: UIWindow?
  /// The rows or items of a list that the items come from.
  var sources: [ObjectIdentifier: IndexPath] = [:]
  @Weak var sourceList: UIScrollView?

  init(_ items: [UIDragItem], isLocal: Bool, in window: UIWindow?) {
    (self.items, self.isLocal) = (items, isLocal)
    super.init()
    self.window = window
  }

  var localDragSession: (any UIDragSession)? { isLocal ? self : nil }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return place }
    return view.convert(place, from: window)
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let total = Progress(totalUnitCount: Int64(providers.count))
    let loaded = LoadedObjects(count: providers.count)
    // The window's clock calls the closure on the thread of the views, in a later frame.
    let clock = window?.clock
    let link = clock.map { clock in
      CADisplayLink(clock: clock) { link in
        guard let objects = loaded.whenComplete else { return }
        link.invalidate()
        completion(objects)
      }
    }
    if link == nil, providers.isEmpty { completion([]) }
    for (index, provider) in providers.enumerated() {
      let progress = provider.loadObject(ofClass: aClass) { object, _ in loaded.add(object, at: index) }
      total.addChild(progress, withPendingUnitCount: 1)
    }
    return total
  }
}

/// Objects that other threads load.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int

  init(count: Int) {
    objects = Array(repeating: nil, count: count)
    missing = count
  }

  func add(_ object: (any NSItemProviderReading)?, at index: Int) {
    lock.withLock {
      objects[index] = object
      missing -= 1
    }
  }

  /// The objects, once all are there.
  var whenComplete: [any NSItemProviderReading]? {
    lock.withLock { missing > 0 ? nil : objects.compactMap { $0 } }
  }
}
