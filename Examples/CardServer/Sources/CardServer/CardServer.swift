import Cards
import Hummingbird

/// Answers with cards: `GET /card.png?title=Hello&author=Ada%20Lindqvist&theme=dark`.
@main struct CardServer {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let port = arguments.first.flatMap { Int($0) } ?? 8080
    let host = arguments.dropFirst().first ?? "127.0.0.1"
    let app = Application(
      router: CardRoutes().router,
      configuration: .init(address: .hostname(host, port: port), serverName: "CardServer"))
    // Stops gracefully at SIGTERM and SIGINT: answers what it has, and takes nothing more.
    try await app.runService()
  }
}
