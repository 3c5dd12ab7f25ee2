import Cards
import Hummingbird
import Logging
import NIOCore
import NIOPosix

/// The server without its command line.
enum CardApplication {
  /// An application that draws cards on threads of its own.
  ///
  /// - Parameters:
  ///   - threads: they draw, one card each at a time, and have to be there until the application has stopped.
  ///   - onRunning: gets the port, which the system selects for port 0.
  static func make(
    host: String, port: Int, threads: NIOThreadPool, limits: ServerLimits = ServerLimits(),
    onRunning: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> some ApplicationProtocol {
    Application(
      router: CardRoutes(threads: threads, limits: limits).router,
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            RequestDeadline(seconds: limits.seconds), ExpectedBody(most: Card.Limits.avatarBytes),
          ])),
      configuration: .init(
        address: .hostname(host, port: port), serverName: "CardServer",
        availableConnectionsDelegate: .maximum(limits.connections, logger: Logger(label: "Connections"))),
      onServerRunning: { channel in onRunning(channel.localAddress?.port ?? port) })
  }
}
