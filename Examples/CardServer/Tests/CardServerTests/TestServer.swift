import Foundation
import Hummingbird
import Logging
import NIOPosix
import ServiceLifecycle

@testable import CardServer

/// A server for the time of a test.
enum TestServer {
  /// Runs a server, calls the body with its port, and stops it gracefully. Returns when it has stopped.
  static func run(
    limits: ServerLimits = ServerLimits(), _ body: @escaping @Sendable (_ port: Int) async throws -> Void
  ) async throws {
    try await run(limits: limits) { port, _ in try await body(port) }
  }

  /// As above. The body may stop the server itself.
  static func run(
    limits: ServerLimits = ServerLimits(),
    _ body: @escaping @Sendable (_ port: Int, _ server: ServiceGroup) async throws -> Void
  ) async throws {
    let (ports, sender) = AsyncStream.makeStream(of: Int.self)
    let threads = NIOThreadPool(numberOfThreads: 2)
    threads.start()
    let application = CardApplication.make(
      host: "127.0.0.1", port: 0, threads: threads, limits: limits
    ) { sender.yield($0) }
    let server = ServiceGroup(
      configuration: .init(
        services: [application], gracefulShutdownSignals: [], logger: Logger(label: "test")))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await server.run() }
      group.addTask {
        for await port in ports {
          do {
            try await body(port, server)
          } catch {
            await server.triggerGracefulShutdown()
            throw error
          }
          break
        }
        await server.triggerGracefulShutdown()
      }
      try await group.waitForAll()
    }
    try await threads.shutdownGracefully()
  }
}
