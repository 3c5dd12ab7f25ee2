/// Part of a whole, with its public, package and inner names.
public struct Size {
  public private(set) var width: Int
  package var package = "package"

  @inlinable public init(width: Int) {
    self.init(checked: width)
  }

  @usableFromInline init(checked width: Int) {
    self.width = width
  }
}

infix operator +++ : AdditionPrecedence

public func +++ (one: Size, other: Size) -> Size {
  Size(width: one.width + other.width)
}

/// A name of the program, and of the solver.
struct Entry {
  var flags = "flags of Parts"
}

public func flagsOfParts() -> String {
  #if PARTS_ARE_LARGE && !NEVER
    return Entry().flags
  #else
    return "small parts"
  #endif
}
