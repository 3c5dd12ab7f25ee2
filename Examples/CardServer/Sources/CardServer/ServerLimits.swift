import NIOCore

/// How much of the machine requests may take. What exceeds a limit is refused, or waits outside.
struct ServerLimits: Sendable {
  /// Cards that are drawn or wait for it. Further ones get 503, so that those before them are answered in time.
  var cards = 64
  /// Portraits that are being received or wait to be drawn: each may take 2 MB.
  var uploads = 32
  /// Bytes that all requests hold together: received bodies, drawings, and answers that are not taken. What needs more than is left gets 503.
  var memory = System.coreCount * 512 << 20
  /// Open connections. Further ones wait in the system's queue.
  var connections = 512
  /// How long a client may take to send a request, and how long to take the answer, in seconds.
  var seconds = 15.0
}
