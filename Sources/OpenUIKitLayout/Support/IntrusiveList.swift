/// An element of an `IntrusiveList` or `UnorderedIntrusiveList`: a handle to an object that stores the links.
protocol IntrusiveElement: BitwiseCopyable, Equatable {
  /// The neighbours in the list. An object that is in several lists has one handle type or value for each.
  var links: IntrusiveLinks<Self> { get nonmutating set }
}

/// The neighbours of an element in its list.
struct IntrusiveLinks<Element: BitwiseCopyable>: BitwiseCopyable {
  var next: Element?
  var previous: Element?
}

/// A doubly linked list through its elements. Adding and removing an element takes constant time and no memory.
/// The list retains nothing.
struct IntrusiveList<Element: IntrusiveElement>: BitwiseCopyable {
  private(set) var first: Element?
  private var last: Element?

  /// Creates an empty list.
  init() {}

  /// Adds an element behind all others.
  @inline(__always)
  mutating func append(_ element: Element) {
    element.links = IntrusiveLinks(next: nil, previous: last)
    if let last { last.links.next = element } else { first = element }
    last = element
  }

  /// Removes an element of the list. Returns the one that followed it.
  @inline(__always)
  @discardableResult
  mutating func remove(_ element: Element) -> Element? {
    let links = element.links
    if let previous = links.previous { previous.links.next = links.next } else { first = links.next }
    if let next = links.next { next.links.previous = links.previous } else { last = links.previous }
    element.links = IntrusiveLinks()
    return links.next
  }

  /// Calls `body` for every element, in order. `body` may remove its element.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    var next = first
    while let element = next {
      next = element.links.next
      body(element)
    }
  }
}

/// A doubly linked list in no particular order: elements are added at the front, so the end needs no reference. Adding and removing
/// an element takes constant time and no memory. The list retains nothing.
struct UnorderedIntrusiveList<Element: IntrusiveElement>: BitwiseCopyable {
  private(set) var first: Element?

  /// Creates an empty list.
  init() {}

  /// Adds an element.
  @inline(__always)
  mutating func insert(_ element: Element) {
    element.links = IntrusiveLinks(next: first, previous: nil)
    if let first { first.links.previous = element }
    first = element
  }

  /// Removes an element of the list.
  @inline(__always)
  mutating func remove(_ element: Element) {
    let links = element.links
    if let previous = links.previous { previous.links.next = links.next } else { first = links.next }
    if let next = links.next { next.links.previous = links.previous }
    element.links = IntrusiveLinks()
  }

  /// Calls `body` for every element. `body` may remove its element.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    var next = first
    while let element = next {
      next = element.links.next
      body(element)
    }
  }
}
