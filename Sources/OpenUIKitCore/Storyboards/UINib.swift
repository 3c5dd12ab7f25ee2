/// The objects that an app has registered under the name of a nib file.
///
/// The plugin for apps registers the files of the app. Another app registers a closure that creates the top-level objects, once, before it uses the nib:
///
///     UINib.register("ProfileCell") { _ in [ProfileCell(style: .default, reuseIdentifier: nil)] }
open class UINib: NSObject, ViewTreeConfined {
  /// Creates the top-level objects of a nib. The argument is the owner, whose outlets the closure sets.
  public typealias Factory = ViewTreeFunction<AnyValue?, [AnyValue]>

  /// A key of the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The characters.
    public let rawValue: String

    /// Creates a key from its characters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that a nib's external objects stand for: a dictionary of objects by the identifiers of their placeholders.
    ///
    /// A nib that is loaded from its file connects them. The closure of a nib that code registers has its owner instead.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Creates the objects of a file, and calls their `awakeFromNib()`. The arguments are the owner, and the external objects by their
  /// identifiers.
  package typealias FileFactory = ViewTreeFunction<AnyValue?, [String: AnyValue], [AnyValue]>

  private let factory: FileFactory
  /// Whether the closure makes the objects of a file, and calls their `awakeFromNib()` itself.
  private let isOfFile: Bool

  /// Creates the nib that is registered under a name for a bundle; nil for the main one. Traps if there is none.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let found = InterfaceFiles.shared.nib(.init(name, bundleOrNil)) else {
      fatalError(
        "Could not load NIB in bundle \(InterfaceFiles.folder(of: bundleOrNil)) with name '\(name)'. "
          + "Register its objects with UINib.register(_:bundle:make:)")
    }
    (factory, isOfFile) = (found.make, found.isOfFile)
    super.init()
  }

  /// Creates a nib whose objects a closure creates from a file.
  package init(ofFile factory: @escaping FileFactory) {
    (self.factory, isOfFile) = (factory, true)
    super.init()
  }

  private init(_ found: RegisteredNib) {
    (factory, isOfFile) = (found.make, found.isOfFile)
    super.init()
  }

  /// Registers a closure that creates the top-level objects of a nib, and replaces an earlier one.
  public static func register(_ name: String, bundle: Bundle? = nil, make: @escaping Factory) {
    InterfaceFiles.shared.add(
      RegisteredNib(make: { owner, _ in make(owner) }, isOfFile: false), .init(name, bundle))
  }

  /// Registers a closure that creates the objects of a file.
  package static func register(_ name: String, bundle: Bundle?, ofFile make: @escaping FileFactory) {
    InterfaceFiles.shared.add(RegisteredNib(make: make, isOfFile: true), .init(name, bundle))
  }

  /// The nib that is registered under a name; nil if there is none.
  static func registered(_ name: String, _ bundle: Bundle?) -> UINib? {
    InterfaceFiles.shared.nib(.init(name, bundle)).map { UINib($0) }
  }

  /// Creates the top-level objects, and calls `awakeFromNib()` of those that are responders.
  ///
  /// - Parameters:
  ///   - ownerOrNil: the owner of the file, whose outlets and actions are connected; nil for none.
  ///   - optionsOrNil: external objects, under `externalObjects`; nil for none.
  open func instantiate(
    withOwner ownerOrNil: AnyValue?, options optionsOrNil: [OptionsKey: AnyValue]? = nil
  ) -> [AnyValue] {
    let objects = factory(ownerOrNil, Self.externalObjects(in: optionsOrNil))
    // A file's objects are awake already, with those inside them.
    if !isOfFile { for object in objects { (object as? UIResponder)?.awakeFromNib() } }
    return objects
  }

  /// The only view of a class among the top-level objects. Traps otherwise, as UIKit's lists do.
  package final func view<View: UIView>(_ type: View.Type, for identifier: String) -> View {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects.first as? View else {
      fatalError(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
          + "which must be a \(InterfaceFiles.name(of: type)) instance")
    }
    return view
  }
}

/// How the objects of a nib are created.
struct RegisteredNib: ViewTreeConfined {
  let make: UINib.FileFactory
  let isOfFile: Bool
}

extension Bundle {
  /// Creates the top-level objects of a nib that is registered for the bundle; nil if there is none.
  #if !ThreadConfined
    @MainActor
  #endif
  public func loadNibNamed(
    _ name: String, owner: AnyValue?, options: [UINib.OptionsKey: AnyValue]? = nil
  ) -> [AnyValue]? {
    UINib.registered(name, self)?.instantiate(withOwner: owner, options: options)
  }
}
