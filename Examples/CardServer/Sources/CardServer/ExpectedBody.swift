import Hummingbird
import NIOCore
import NIOHTTPTypes

/// Asks clients for the bodies that they announce with `Expect: 100-continue`. Without the answer a client such as curl waits for a second
/// before it sends the body.
///
/// A body that is longer than the limit is not asked for: the answer to the request refuses it, and the client does not send it.
final class ExpectedBody: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundOut = HTTPResponsePart

  private let most: Int

  /// - Parameter most: the limit in bytes.
  init(most: Int) { self.most = most }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let request) = unwrapInboundIn(data), isAskedFor(request.headerFields) {
      context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }
    context.fireChannelRead(data)
  }

  private func isAskedFor(_ fields: HTTPFields) -> Bool {
    guard fields[.expect]?.lowercased() == "100-continue" else { return false }
    return fields[.contentLength].flatMap { Int($0) }.map { $0 <= most } ?? true
  }
}
