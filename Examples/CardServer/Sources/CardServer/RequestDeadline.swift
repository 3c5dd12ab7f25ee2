import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose client is slow or gone: one that takes too long to send a request, or to take the answer.
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
    // How long the server takes is not the client's fault.
    if case .end = unwrapInboundIn(data) { closing?.cancel() }
    context.fireChannelRead(data)
  }

  /// A client that has closed its side waits for nothing. Its card, which may wait to be drawn, is then left out.
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .inputClosed? = event as? ChannelEvent { return context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .head: begin(on: context.channel)
    case .body: break
    case .end: return context.write(data, promise: restarting(promise, context))
    }
    context.write(data, promise: promise)
  }

  /// A promise that begins the time for the next request when the client has taken the answer.
  private func restarting(
    _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext
  ) -> EventLoopPromise<Void> {
    let (taken, channel) = (promise ?? context.eventLoop.makePromise(), context.channel)
    taken.futureResult.assumeIsolated().whenSuccess { [weak self] in self?.begin(on: channel) }
    return taken
  }

  /// Begins the time for the next step of the client.
  private func begin(on channel: any Channel) {
    closing?.cancel()
    closing = channel.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
  }
}
