import Hummingbird
import NIOCore

/// The context of a request: its connection.
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
