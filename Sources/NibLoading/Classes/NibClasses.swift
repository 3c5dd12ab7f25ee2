import OpenUIKit

/// The classes of an app by the names that files of Interface Builder have for them.
///
/// On Apple's systems Objective-C's runtime finds a class by its name. Here an app, or the plugin for it, adds each class with a closure that
/// creates an object by `init(coder:)`. Properties and actions that an app adds to UIKit's classes by extensions are added too.
public struct NibClasses: ViewTreeConfined {
  /// Creates an object from a decoder; nil where the class refuses it.
  public typealias Maker = ViewTreeFunction<NSCoder, AnyObject?>
  /// Sets a property of an object. Returns false if the object is of another class, or the value of another type.
  typealias Setter = ViewTreeFunction<AnyObject, NibValue, Bool>

  private var makers: [String: Maker] = [:]
  private var segueMakers: [String: StoryboardContents.SegueFactory] = [:]
  private var setters: [String: [Setter]] = [:]
  private var actions: [String: [Selector]] = [:]

  /// Creates a table without classes.
  public init() {}

  /// Adds a class by its name in the source. `module` is the module that a file may state with it.
  public mutating func add(_ name: String, module: String? = nil, make: @escaping Maker) {
    makers[name] = make
    if let module { makers["\(module).\(name)"] = make }
  }

  /// Adds a class of segues by its name in the source.
  public mutating func addSegue(
    _ name: String, module: String? = nil, make: @escaping StoryboardContents.SegueFactory
  ) {
    segueMakers[name] = make
    if let module { segueMakers["\(module).\(name)"] = make }
  }

  /// Adds a property that an extension of a class declares.
  mutating func addSetter(_ name: String, _ setter: @escaping Setter) {
    setters[name, default: []].append(setter)
  }

  /// Adds an action that the app's extension of a class of UIKit declares, by a selector with its method.
  public mutating func addAction(_ action: Selector) { actions["\(action)", default: []].append(action) }

  // MARK: Finding

  /// The maker of a class of segues; nil if it was not added.
  func segueMaker(_ name: String, module: String?) -> StoryboardContents.SegueFactory? {
    module.flatMap { segueMakers["\($0).\(name)"] } ?? segueMakers[name]
  }

  /// The maker of a class; nil if it was not added, and is none of UIKit's.
  func maker(_ name: String, module: String?) -> Maker? {
    module.flatMap { makers["\($0).\(name)"] } ?? makers[name] ?? SystemClasses.maker(name)
  }

  /// Sets an outlet or a runtime attribute: by the object's own table, or by an extension of its class. Returns false if there is none.
  func set(_ value: NibValue, for key: String, of object: AnyObject) -> Bool {
    NibMembers.set(value, for: key, of: object)
      || setters[key]?.contains { $0(object, value) } ?? false
  }

  /// The method of an action by its name in Objective-C: of the object's own table, or of an extension of its class; nil for none.
  func action(_ name: String, of object: AnyObject) -> Selector? {
    NibMembers.action(name, of: object) ?? actions[name]?.first { $0.isMethod(of: object) }
      ?? SystemActions.action(name, of: object)
  }
}
