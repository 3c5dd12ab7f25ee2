import Hummingbird
import NIOCore

/// What a request brings along: its connection.
struct CardContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  private let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }

  /// Whether the client is still there.
  var isConnected: Bool { channel.isActive }
}
