/// Stops the program with a message unless a condition holds.
///
/// A release build prints no message for a failed `precondition`; this function prints it in both kinds of
/// build. A web page for release stops without a message.
@inline(__always)
package nonisolated func require(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String) {
  if !condition() { fatalError(message()) }
}
