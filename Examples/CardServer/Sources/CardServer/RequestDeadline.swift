import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client is slow: one that takes too long to send a request, or to take the answer.
///
/// A timeout of idle connections is not enough, because a client can send a byte now and then.
final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let time: TimeAmount
  private var closing: Scheduled<Void>?

  init(seconds: Double) { time = .nanoseconds(Int64(seconds * 1e9)) }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { begin(on: context.channel) }
  }

  func handlerRemoved(context: ChannelHandlerContext) { closing?.cancel() }

  func channelActive(context: ChannelHandlerContext) {
    begin(on: context.channel)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { begin(on: context.channel) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      let written = promise ?? context.eventLoop.makePromise()
      let channel = context.channel
      written.futureResult.assumeIsolated().whenSuccess { [weak self] in self?.begin(on: channel) }
      return context.write(data, promise: written)
    }
    context.write(data, promise: promise)
  }

  /// Begins the time for the next step of the client.
  private func begin(on channel: any Channel) {
    closing?.cancel()
    closing = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
