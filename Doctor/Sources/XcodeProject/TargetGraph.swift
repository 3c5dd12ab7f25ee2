/// The targets of one or more projects, and what they need of each other.
struct TargetGraph {
  private let targets: [XcodeTarget]

  init(_ targets: [XcodeTarget]) { self.targets = targets }

  /// A target and all that it needs, those that need nothing first. A target that needs itself is there once.
  func targets(neededBy target: XcodeTarget) -> [XcodeTarget] {
    var (found, open): ([XcodeTarget], Set<String>) = ([], [])
    func add(_ target: XcodeTarget) {
      guard open.insert(target.place).inserted else { return }
      for needed in direct(of: target) { add(needed) }
      found.append(target)
    }
    add(target)
    return found
  }

  /// The targets that one names, and those whose products it links. The pods of an app are in a target that CocoaPods names after it.
  func direct(of target: XcodeTarget) -> [XcodeTarget] {
    let named = target.dependencies.compactMap { name in
      targets.first { $0.name == name && $0.folder == target.folder } ?? targets.first { $0.name == name }
    }
    let linked = target.linkedProducts.compactMap { name in
      targets.first { $0.product == .framework && ($0.productName == name || $0.moduleName == name) }
        ?? targets.first { $0.name == name.replacing("_", with: "-") && $0.name.hasPrefix("Pods-") }
    }
    var known: Set<String> = [target.place]
    return (named + linked).filter { known.insert($0.place).inserted }
  }
}

extension XcodeTarget {
  /// The place that distinguishes the target from those of the same name in other projects.
  fileprivate var place: String { "\(folder.path)\n\(name)" }
}
