import Hummingbird
import NIOCore
import NIOPosix

/// Answers with cards: `GET /card.png?title=Hello&author=Ada%20Lindqvist&theme=dark`.
@main struct CardServer {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let port = arguments.first.flatMap { Int($0) } ?? 8080
    let host = arguments.dropFirst().first ?? "127.0.0.1"
    let threads = NIOThreadPool(numberOfThreads: System.coreCount)
    threads.start()
    // Stops gracefully at SIGTERM and SIGINT: answers what it has, and takes nothing more.
    try await CardApplication.make(host: host, port: port, threads: threads).runService()
    try await threads.shutdownGracefully()
  }
}
