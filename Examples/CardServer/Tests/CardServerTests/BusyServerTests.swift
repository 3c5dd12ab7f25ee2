import Foundation
import Testing

@testable import CardServer

/// Many clients, slow ones, and such as go away.
@Suite struct BusyServerTests {
  private static let good = "/card.png?title=Hello&width=200&height=200"

  private func limits(_ change: (inout ServerLimits) -> Void) -> ServerLimits {
    var limits = ServerLimits()
    change(&limits)
    return limits
  }

  @Test func slowClientsAreCutOffWhileOthersAreAnswered() async throws {
    try await TestServer.run(limits: limits { $0.seconds = 1 }) { port in
      let silent = try RawClient(port: port)
      let (begun, body) = (try RawClient(port: port), try RawClient(port: port))
      begun.send(Array("GET \(Self.good) HT".utf8))
      body.send(Array("POST \(Self.good) HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc".utf8))
      #expect(try await RawClient.answer(port, Self.good)?.status == 200)
      for client in [silent, begun, body] {
        let status = await client.answer()?.status
        #expect(status == nil || status! >= 400)
      }
    }
  }

  @Test func aClientThatSendsByteByByteIsCutOff() async throws {
    try await TestServer.run(limits: limits { $0.seconds = 1 }) { port in
      let client = try RawClient(port: port)
      client.send(Array("GET / HTTP/1.1\r\nA: ".utf8))
      // Each byte comes before an idle connection would be closed. Without an end to it the test does not end.
      while client.send([UInt8(ascii: "a")]) { try await Task.sleep(for: .milliseconds(20)) }
    }
  }

  @Test func moreConnectionsThanTheLimitWait() async throws {
    try await TestServer.run(limits: limits { ($0.connections, $0.seconds) = (20, 1) }) { port in
      let idle = try (0..<60).map { _ in try RawClient(port: port) }
      // Answered as soon as those before it have been cut off.
      #expect(try await RawClient.answer(port, Self.good)?.status == 200)
      #expect(idle.count == 60)
    }
  }

  @Test func tooManyCardsAtOnceAreRefusedAndTheOthersAnswered() async throws {
    try await TestServer.run(limits: limits { $0.cards = 2 }) { port in
      let statuses = try await withThrowingTaskGroup(of: Int?.self) { group in
        for _ in 0..<24 { group.addTask { try await RawClient.answer(port, Self.good)?.status } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(statuses.allSatisfy { $0 == 200 || $0 == 503 } && statuses.contains(200))
    }
  }

  /// 1,000,000 bytes for a portrait that comes slowly, and 160,000 pixels for a card.
  @Test func whatNeedsMoreMemoryThanIsLeftIsRefused() async throws {
    try await TestServer.run(limits: limits { $0.memory = 1_700_000 }) { port in
      let slow = try RawClient(port: port)
      slow.send(Array("POST \(Self.good) HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nabc".utf8))
      try await Self.wait(port, until: "memory_bytes 1000000\n")
      let upload = try await RawClient.answer(
        port, Self.good, method: "POST", body: [UInt8](repeating: 7, count: 1_000_000))
      #expect(upload?.status == 503)
      let large = "/card.png?title=Hello&width=500&height=500&scale=1"
      #expect(try await RawClient.answer(port, large)?.status == 503)
      #expect(try await RawClient.answer(port, Self.good + "&scale=1")?.status == 200)
      #expect(try await RawClient.answer(port, "/metrics")?.text.contains("memory_refused_total 2\n") == true)
      // The memory for a request that its client does not finish is given back.
      slow.disconnect()
      try await Self.wait(port, until: "memory_bytes 0\n")
      #expect(try await RawClient.answer(port, large)?.status == 200)
    }
  }

  @Test func aBudgetTakesBackWhatAShareHeld() {
    let budget = MemoryBudget(most: 10)
    var share = budget.take(6)
    #expect(share != nil && budget.take(5) == nil && budget.take(.max) == nil)
    #expect(budget.held == 6 && budget.refused == 2)
    share = nil
    #expect(budget.held == 0 && budget.take(10) != nil)
  }

  private static func wait(_ port: Int, until line: String) async throws {
    for _ in 0..<1_000 {
      if try await RawClient.answer(port, "/metrics")?.text.contains(line) == true { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("There is no \(line)")
  }

  @Test func cardsOfClientsThatHaveGoneAreNotDrawn() async throws {
    try await TestServer.run { port in
      // Both threads are busy while the others come and go.
      let busy = try (0..<2).map { _ in try RawClient(port: port) }
      for client in busy { client.request("/card.png?title=Large&width=2400&height=2400") }
      for _ in 0..<40 {
        let client = try RawClient(port: port)
        client.request(Self.good)
      }
      for client in busy { #expect(await client.answer()?.status == 200) }
      var metrics = ""
      repeat {
        try await Task.sleep(for: .milliseconds(20))
        metrics = try await RawClient.answer(port, "/metrics")?.text ?? ""
      } while !metrics.contains("cards_current 0\n")
      #expect(metrics.contains("cards_total{status=\"499\"}"))
      #expect(try await RawClient.answer(port, Self.good)?.status == 200)
    }
  }

  @Test func healthIsAnsweredWhileAllThreadsDraw() async throws {
    try await TestServer.run { port in
      let busy = try (0..<20).map { _ in try RawClient(port: port) }
      for client in busy { client.request("/card.png?title=Large&width=2400&height=2400") }
      #expect(try await RawClient.answer(port, "/health")?.text == "ok\n")
      for client in busy { #expect(await client.answer()?.status == 200) }
    }
  }

  @Test func aServerThatStopsAnswersWhatItHasBegun() async throws {
    try await TestServer.run { port, server in
      let clients = try (0..<6).map { _ in try RawClient(port: port) }
      for client in clients { client.request("/card.png?title=Large&width=2400&height=1260") }
      var metrics = ""
      repeat {
        metrics = try await RawClient.answer(port, "/metrics")?.text ?? ""
      } while !metrics.contains("cards_current 6\n") && !metrics.contains("cards_total")
      await server.triggerGracefulShutdown()
      for client in clients { #expect(await client.answer()?.status == 200) }
    }
  }

  @Test func aGateLetsANumberInAtOnce() async throws {
    let gate = Gate(most: 1)
    let inner = await gate.pass { await gate.pass { 1 } }
    #expect(inner == .some(nil) && gate.refused == 1 && gate.count == 0)
    #expect(await gate.pass { 2 } == 2)
    await #expect(throws: CancellationError.self) { try await gate.pass { throw CancellationError() } }
    #expect(gate.count == 0)
  }

  @Test func metricsCountAnswers() async throws {
    try await TestServer.run { port in
      #expect(try await RawClient.answer(port, Self.good)?.status == 200)
      #expect(try await RawClient.answer(port, "/card.png")?.status == 400)
      let text = try #require(try await RawClient.answer(port, "/metrics")?.text)
      #expect(text.contains("cards_total{status=\"200\"} 1\ncards_total{status=\"400\"} 1\n"))
      #expect(
        text.contains("card_seconds_bucket{le=\"+Inf\"} 2\n") && text.contains("cards_refused_total 0\n"))
    }
  }
}
