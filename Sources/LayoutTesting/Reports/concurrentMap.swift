import Foundation

#if canImport(UIKit)
  /// Calls a function with each element, and returns the results in the order of the elements. UIKit draws on the main actor alone.
  @MainActor
  func concurrentMap<Element, Output>(_ elements: [Element], _ transform: @MainActor (Element) -> Output)
    -> [Output]
  { elements.map(transform) }
#else
  /// Calls a function with each element, on all cores, and returns the results in the order of the elements.
  func concurrentMap<Element: Sendable, Output: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Output
  ) -> [Output] {
    let outputs = OutputList<Output>(count: elements.count)
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      outputs.set(transform(elements[index]), at: index)
    }
    return outputs.values
  }

  /// Outputs that several threads set.
  private final class OutputList<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var items: [Output?]

    init(count: Int) { items = Array(repeating: nil, count: count) }

    func set(_ output: Output, at index: Int) { lock.withLock { items[index] = output } }

    /// All outputs, once each is set.
    var values: [Output] { lock.withLock { items.map { $0! } } }
  }
#endif
