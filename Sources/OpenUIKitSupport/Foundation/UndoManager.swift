// Foundation has these types on Apple's systems alone.
#if !canImport(ObjectiveC)
  /// Stores what undoes changes, and undoes and redoes them.
  ///
  /// A change registers the opposite change. While a change is undone, what it registers is the change that redoes it. Changes of one group are
  /// undone together: by default those of one turn of the run loop.
  open class UndoManager: NSObject {
    /// A group of changes is about to be undone.
    public static let willUndoChangeNotification = Notification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    /// A group of changes was undone.
    public static let didUndoChangeNotification = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// A group of changes is about to be redone.
    public static let willRedoChangeNotification = Notification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    /// A group of changes was redone.
    public static let didRedoChangeNotification = Notification.Name("NSUndoManagerDidRedoChangeNotification")
    /// A group was opened.
    public static let didOpenUndoGroupNotification = Notification.Name(
      "NSUndoManagerDidOpenUndoGroupNotification")
    /// A group was closed.
    public static let didCloseUndoGroupNotification = Notification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")

    /// A group of changes, or one of them.
    private final class Change {
      weak var target: AnyObject?
      let action: (() -> Void)?
      var name = ""
      var changes: [Change] = []

      init(target: AnyObject?, action: (() -> Void)?) { (self.target, self.action) = (target, action) }

      /// Removes the changes of a target. Returns whether nothing is left.
      func remove(_ target: AnyObject) -> Bool {
        if action != nil { return self.target === target }
        changes.removeAll { $0.remove(target) }
        return changes.isEmpty
      }
    }

    private var undoStack: [Change] = []
    private var redoStack: [Change] = []
    /// The groups that are open, the outermost first.
    private var open: [Change] = []
    private var disabledCount = 0
    /// Whether the outermost group was opened by the turn of the run loop.
    private var isGroupOfEvent = false

    /// Whether a change that is registered outside of a group opens one, which ends with the turn of the run loop; true by default.
    open var groupsByEvent = true
    /// The greatest number of groups that can be undone; 0 for any number.
    open var levelsOfUndo = 0 { didSet { discardOldest() } }
    /// Whether changes are being undone.
    open private(set) var isUndoing = false
    /// Whether changes are being redone.
    open private(set) var isRedoing = false
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.changes.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Switches registration off, until as many calls switch it on.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Switches registration on again. Traps if it is not off.
    open func enableUndoRegistration() {
      require(disabledCount > 0, "enableUndoRegistration: registration is not disabled")
      disabledCount -= 1
    }

    // MARK: Registration

    /// Registers a method with an argument that undoes a change of a target. Neither is the target retained nor called after its end.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
      registerUndo(withTarget: target as AnyObject) { selector($0, [anObject]) }
    }

    /// Registers a closure that undoes a change of a target, which is not retained. The closure is discarded when the target has ended.
    public func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty { openGroupOfEvent() }
      guard let group = open.last else { fatalError("registerUndo: begin a group first") }
      group.changes.append(
        Change(target: target) { [weak target] in if let target { handler(target) } })
      // A new change cannot follow what was undone before it.
      if !isUndoing, !isRedoing { redoStack = [] }
    }

    private func openGroupOfEvent() {
      guard groupsByEvent else { return }
      beginUndoGrouping()
      isGroupOfEvent = true
      nonisolated(unsafe) let manager = Weak(self)
      RunLoop.current.perform { manager.object?.endGroupOfEvent() }
    }

    private func endGroupOfEvent() {
      guard isGroupOfEvent, open.count == 1 else { return }
      endUndoGrouping()
    }

    private struct Weak {
      weak var object: UndoManager?
      init(_ object: UndoManager) { self.object = object }
    }

    /// Opens a group within the current one.
    open func beginUndoGrouping() {
      open.append(Change(target: nil, action: nil))
      NotificationCenter.default.post(name: Self.didOpenUndoGroupNotification, object: self)
    }

    /// Closes the current group, which becomes part of the one around it. Traps without one.
    open func endUndoGrouping() {
      guard let group = open.popLast() else { fatalError("endUndoGrouping: there is no open group") }
      if open.isEmpty { isGroupOfEvent = false }
      if !group.changes.isEmpty { store(group) }
      NotificationCenter.default.post(name: Self.didCloseUndoGroupNotification, object: self)
    }

    private func store(_ group: Change) {
      if let outer = open.last {
        outer.changes.append(group)
        if !group.name.isEmpty { outer.name = group.name }
      } else if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
        discardOldest()
      }
    }

    private func discardOldest() {
      guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }

    // MARK: Undo and redo

    /// Closes the only open group, if there is one, and undoes the last group. Traps while groups are open within each other.
    open func undo() {
      if open.count == 1 { endUndoGrouping() }
      require(open.isEmpty, "undo: a group is open")
      undoNestedGroup()
    }

    /// Undoes the last group. Does nothing without one, and while changes are undone or redone.
    open func undoNestedGroup() {
      guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
      NotificationCenter.default.post(name: Self.willUndoChangeNotification, object: self)
      isUndoing = true
      reverse(group)
      isUndoing = false
      NotificationCenter.default.post(name: Self.didUndoChangeNotification, object: self)
    }

    /// Redoes the group that was undone last. Does nothing without one, and while changes are undone or redone.
    open func redo() {
      endGroupOfEvent()
      guard !isUndoing, !isRedoing, open.isEmpty, let group = redoStack.popLast() else { return }
      NotificationCenter.default.post(name: Self.willRedoChangeNotification, object: self)
      isRedoing = true
      reverse(group)
      isRedoing = false
      NotificationCenter.default.post(name: Self.didRedoChangeNotification, object: self)
    }

    /// Runs the changes of a group, the last one first. What they register is a group of the same name.
    private func reverse(_ group: Change) {
      beginUndoGrouping()
      open[open.count - 1].name = group.name
      // With a list, not by recursion: groups may nest deeply.
      var waiting = group.changes
      while let next = waiting.popLast() {
        if let action = next.action { action() } else { waiting += next.changes }
      }
      while open.count > 1 { endUndoGrouping() }
      endUndoGrouping()
    }

    /// Discards all changes.
    open func removeAllActions() {
      (undoStack, redoStack, open, isGroupOfEvent) = ([], [], [], false)
      disabledCount = 0
    }

    /// Discards the changes of a target.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      undoStack.removeAll { $0.remove(target) }
      redoStack.removeAll { $0.remove(target) }
      for group in open { group.changes.removeAll { $0.remove(target) } }
    }

    // MARK: Names

    /// Names the changes of the current group, or else of the last one.
    open func setActionName(_ actionName: String) {
      (open.last ?? (isUndoing ? redoStack.last : undoStack.last))?.name = actionName
    }

    /// The name of what would be undone; empty for none.
    open var undoActionName: String {
      if let name = open.last(where: { !$0.name.isEmpty })?.name { return name }
      return undoStack.last?.name ?? ""
    }
    /// The name of what would be redone; empty for none.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of a command that undoes, such as “Undo Move”.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a command that redoes, such as “Redo Move”.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a command that undoes changes of a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a command that redoes changes of a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
      actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }
  }
#endif
