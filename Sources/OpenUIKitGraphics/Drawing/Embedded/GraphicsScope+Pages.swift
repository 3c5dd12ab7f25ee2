/// The stack of graphics contexts, in a program with one thread.
package enum GraphicsScope {
  package nonisolated(unsafe) static let stack = GraphicsStack()
}
