/// Different numbers that are not negative, in ascending order, such as those of sections.
public struct IndexSet: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  private var numbers: [Int] = []

  /// Creates an empty set.
  public init() {}

  /// Creates the set of one number.
  public init(integer: Int) { insert(integer) }

  /// Creates the set of the numbers in a range.
  public init(integersIn range: Range<Int>) { numbers = Array(range) }

  /// Creates the set of the numbers in a range with its end.
  public init(integersIn range: ClosedRange<Int>) { numbers = Array(range) }

  /// Creates the set of some numbers.
  public init(_ elements: some Sequence<Int>) {
    for number in elements { insert(number) }
  }

  /// Creates the set of some numbers.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// The position of the least number.
  public var startIndex: Int { 0 }
  /// The position after the greatest number.
  public var endIndex: Int { numbers.count }
  /// The number at a position in the order.
  public subscript(position: Int) -> Int { numbers[position] }

  /// Whether the set has a number.
  public func contains(_ integer: Int) -> Bool {
    let place = place(of: integer)
    return place < numbers.count && numbers[place] == integer
  }

  /// Adds a number. Returns whether it is new, and the number.
  @discardableResult
  public mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let place = place(of: integer)
    if place < numbers.count && numbers[place] == integer { return (false, integer) }
    numbers.insert(integer, at: place)
    return (true, integer)
  }

  /// Removes a number, and returns it; nil if the set does not have it.
  @discardableResult
  public mutating func remove(_ integer: Int) -> Int? {
    let place = place(of: integer)
    return place < numbers.count && numbers[place] == integer ? numbers.remove(at: place) : nil
  }

  /// Removes all numbers.
  public mutating func removeAll() { numbers = [] }

  /// The numbers of both sets.
  public func union(_ other: IndexSet) -> IndexSet {
    var result = self
    for number in other { result.insert(number) }
    return result
  }

  /// The position of the first number that is not less.
  private func place(of integer: Int) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < integer { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
