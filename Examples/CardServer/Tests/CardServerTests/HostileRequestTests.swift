import Foundation
import OpenUIKit
import OpenUIKitImages
import Testing

@testable import CardServer
@testable import Cards

/// Requests of strangers over a real connection: each gets the right status, and the server continues.
@Suite struct HostileRequestTests {
  private static let good = "/card.png?title=Hello&width=200&height=200"

  @Test func badAddressesAreRefusedWithAReason() async throws {
    try await TestServer.run { port in
      for query in Self.badQueries {
        let answer = try await RawClient.answer(port, "/card.png" + query)
        #expect(answer?.status == 400, "\(query.prefix(60))")
        #expect(answer?.text.hasSuffix(".\n") == true, "\(query.prefix(60))")
      }
      #expect(try await RawClient.answer(port, Self.good)?.status == 200)
    }
  }

  private static let badQueries =
    [
      // Nothing, and nothing to see.
      "", "?", "?title", "?title=", "?title=%20%0A", "?author=Ada",
      // Escapes.
      "?title=%", "?title=%4", "?title=%zz", "?title=%FF", "?title=%C3", "?title=%ED%A0%80", "?title=%C0%AF",
      // Controls, and overrides of the direction.
      "?title=%00", "?title=a%1B[31m", "?title=a%7F", "?title=a%C2%85", "?title=a%E2%80%AEb",
      "?title=a&author=a%0Ab", "?title=a%E2%80%A8b",
      // Parameters.
      "?title=a&title=b", "?title=a&theme=pink", "?title=a&theme=LIGHT", "?title=a&Theme=dark", "?=a&title=b",
      "?title=a&" + String(repeating: "x", count: 5_000), "?title=a&badges=1,2,3,4,5,6",
      // Lengths.
      "?title=" + String(repeating: "a", count: 301), "?title=" + String(repeating: "a", count: 50_000),
      "?title=a" + String(repeating: "%CC%81", count: 9),
      "?title=a" + String(repeating: "%CC%81", count: 5_000),
      "?title=a&author=" + String(repeating: "%F0%9F%91%8B", count: 81),
      "?title=a&badges=" + String(repeating: "b", count: 25),
    ]
    + [
      "-1", "0", "199", "2401", "1e3", "NaN", "inf", "0x200", "300.5", "", "%20300",
      "99999999999999999999999999", "%D9%A3%D9%A0%D9%A0",
    ].map { "?title=a&width=\($0)" }
    + ["?title=a&scale=0", "?title=a&scale=4", "?title=a&width=2400&height=2400&scale=3"]

  @Test func titlesAtTheLimitAreDrawn() async throws {
    let marks = "a" + String(repeating: "\u{301}", count: 8)
    let family = "👨‍👩‍👧"
    let titles = [
      String(repeating: "W", count: 300), String(repeating: "長", count: 300),
      String(repeating: "ﷺ", count: 300),
      String(repeating: marks, count: 280), String(repeating: family, count: 200),
      String(repeating: "\n", count: 299) + "a", "\u{2067}مرحبا\u{2069} Hello",
      String(repeating: "\u{202B}", count: 299) + "a",
    ]
    try await TestServer.run { port in
      for title in titles {
        let escaped = title.utf8.map { "%" + String(Int($0) + 256, radix: 16).dropFirst() }.joined()
        for format in ["png", "svg", "pdf"] {
          let answer = try await RawClient.answer(port, "/card.\(format)?title=\(escaped)")
          #expect(answer?.status == 200, "\(title.prefix(4)) as \(format): \(answer?.text.prefix(80) ?? "")")
        }
      }
    }
  }

  @Test func whatIsNoRequestIsRefused() async throws {
    try await TestServer.run { port in
      for bytes in [
        Array("\u{16}\u{3}\u{1} hello\r\n\r\n".utf8), [UInt8](repeating: 0, count: 100_000),
        Array("GET /card.png?title=a HTTP/9.9\r\n\r\n".utf8),
        Array("GET \(Self.good) HTTP/1.1\r\nContent-Length: -5\r\n\r\n".utf8),
        Array("GET /card.png?title=\(String(repeating: "a", count: 200_000)) HTTP/1.1\r\n\r\n".utf8),
        Array("GET \(Self.good) HTTP/1.1\r\nA: \(String(repeating: "a", count: 200_000))\r\n\r\n".utf8),
      ] {
        let client = try RawClient(port: port)
        client.send(bytes)
        let status = await client.answer()?.status
        #expect(status == nil || (400..<500).contains(status!), "\(bytes.prefix(20))")
      }
      #expect(try await RawClient.answer(port, "/nothing")?.status == 404)
      #expect(try await RawClient.answer(port, Self.good, method: "DELETE")?.status == 404)
      #expect(try await RawClient.answer(port, Self.good, method: "HEAD")?.status == 200)
      #expect(try await RawClient.answer(port, Self.good)?.status == 200)
    }
  }

  @Test func badAvatarsAreRefused() async throws {
    let picture = CGImage(width: 40, height: 40) { x, y in x < y ? .red : .blue }!
    let png = PictureFile.encode(picture, as: .png, quality: 1)!
    // A few bytes that stand for a gigabyte of pixels.
    var bomb = png
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    bomb.replaceSubrange(29..<33, with: Self.crc(bomb[12..<29]))
    let bodies: [([UInt8], Int)] = [
      (png, 200), (Array("no picture".utf8), 400), (Array(png.prefix(png.count / 2)), 400), (bomb, 400),
      ([UInt8](repeating: 7, count: 2_000_001), 413),
      (Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0], 400), (png, 200),
    ]
    try await TestServer.run { port in
      for (body, status) in bodies {
        let answer = try await RawClient.answer(port, Self.good, method: "POST", body: body)
        #expect(answer?.status == status, "\(body.prefix(8)): \(answer?.text.prefix(80) ?? "")")
      }
    }
  }

  /// RFC 9110, 10.1.1: the client waits for the answer before it sends the body, and sends none after a refusal.
  @Test func anAnnouncedBodyIsAskedForUnlessItIsTooLong() async throws {
    let picture = PictureFile.encode(CGImage(width: 40, height: 40) { _, _ in .red }!, as: .png, quality: 1)!
    try await TestServer.run { port in
      let client = try RawClient(port: port)
      let head = "POST \(Self.good) HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\n"
      client.send(Array((head + "Content-Length: \(picture.count)\r\n\r\n").utf8))
      #expect(await client.next(65_536).hasPrefix("HTTP/1.1 100 Continue\r\n"))
      client.send(picture)
      #expect(await client.answer()?.status == 200)
      let refused = try RawClient(port: port)
      refused.send(Array((head + "Content-Length: 2000001\r\n\r\n").utf8))
      #expect(await refused.next(65_536).hasPrefix("HTTP/1.1 413 "))
    }
  }

  #if os(Linux)
    /// The memory of this process in bytes.
    private static var memory: Int {
      let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
      return (pages.flatMap { Int($0[1]) } ?? 0) * sysconf(Int32(_SC_PAGESIZE))
    }

    /// 32 bodies of 2 MB at once, whatever many clients send.
    @Test func bodiesOfManyClientsTakeBoundedMemory() async throws {
      let body = [UInt8](repeating: 7, count: 1_900_000)
      let head =
        "POST \(Self.good) HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 2000000\r\n\r\n"
      try await TestServer.run { port in
        let before = Self.memory
        let clients = try (0..<200).map { _ in try RawClient(port: port) }
        await withTaskGroup(of: Void.self) { group in
          for client in clients {
            group.addTask {
              // Sending waits. The head is apart, so that the clients have one body together.
              await withCheckedContinuation { continuation in
                Thread.detachNewThread {
                  _ = client.send(Array(head.utf8)) && client.send(body)
                  continuation.resume()
                }
              }
            }
          }
        }
        #expect(Self.memory - before < 200 << 20)
        #expect(try await RawClient.answer(port, "/health")?.text == "ok\n")
      }
    }
  #endif

  private static func crc(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: ~sum >> UInt32($0)) }
  }

  @Test func aBodyWithoutAnEndIsRefusedAndCutOff() async throws {
    var limits = ServerLimits()
    limits.seconds = 1
    try await TestServer.run(limits: limits) { port in
      let client = try RawClient(port: port)
      client.send(Array("POST \(Self.good) HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n".utf8))
      let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 7, count: 65_536) + Array("\r\n".utf8)
      // Ends when the server closes the connection.
      while client.send(chunk) {}
      #expect(try await RawClient.answer(port, Self.good)?.status == 200)
    }
  }
}
