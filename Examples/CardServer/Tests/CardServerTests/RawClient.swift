import Foundation

/// A connection that sends any bytes at any time, as no library for HTTP does.
final class RawClient: @unchecked Sendable {
  struct Answer: Sendable {
    let status: Int
    let head: String
    let body: [UInt8]

    var text: String { String(decoding: body, as: UTF8.self) }
  }

  private let socket: Int32

  init(port: Int) throws {
    #if canImport(Darwin)
      socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
    #else
      socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(UInt16(port)).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // A server that never answers fails the test, and does not stop it.
    var patience = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
  }

  deinit { close(socket) }

  /// Ends the connection in both directions.
  func disconnect() {
    #if canImport(Darwin)
      shutdown(socket, SHUT_RDWR)
    #else
      shutdown(socket, Int32(SHUT_RDWR))
    #endif
  }

  /// Sends bytes; false if the server has closed the connection.
  @discardableResult func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }

  /// Sends a request, and the end of the head.
  func request(_ address: String, method: String = "GET", headers: [String] = [], body: [UInt8] = []) {
    var lines = ["\(method) \(address) HTTP/1.1", "Host: test", "Connection: close"] + headers
    if !body.isEmpty { lines.append("Content-Length: \(body.count)") }
    send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
  }

  /// Everything up to the end of the connection, as an answer; nil for none.
  func answer() async -> Answer? {
    await withCheckedContinuation { continuation in
      // Reading waits, and must not hold up the threads that the server's tasks need.
      Thread.detachNewThread { continuation.resume(returning: Self.parsed(self.rest())) }
    }
  }

  /// The next bytes that the server sends, at most so many; empty at the end of the connection.
  func next(_ most: Int) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [socket] in
        var portion = [UInt8](repeating: 0, count: most)
        let count = read(socket, &portion, most)
        continuation.resume(returning: String(decoding: portion.prefix(max(0, count)), as: UTF8.self))
      }
    }
  }

  private func rest() -> [UInt8] {
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(socket, &portion, portion.count)
      guard count > 0 else { return bytes }
      bytes += portion[..<count]
    }
  }

  private static func parsed(_ bytes: [UInt8]) -> Answer? {
    let end = Array("\r\n\r\n".utf8)
    guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
    let head = String(decoding: bytes[..<place], as: UTF8.self)
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return status.map { Answer(status: $0, head: head, body: Array(bytes[(place + 4)...])) }
  }

  /// The answer to a request on a connection of its own.
  static func answer(
    _ port: Int, _ address: String, method: String = "GET", headers: [String] = [], body: [UInt8] = []
  ) async throws -> Answer? {
    let client = try RawClient(port: port)
    client.request(address, method: method, headers: headers, body: body)
    return await client.answer()
  }
}
