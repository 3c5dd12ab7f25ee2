import Cards
import Hummingbird
import NIOPosix

/// The server's addresses.
struct CardRoutes: Sendable {
  private let cards = CardRenderer()
  private let threads: NIOThreadPool
  private let metrics: Metrics
  private let drawings: Gate
  private let uploads: Gate
  private let memory: MemoryBudget

  /// - Parameter threads: they draw, one card each at a time. The others keep answering.
  init(threads: NIOThreadPool, limits: ServerLimits) {
    self.threads = threads
    drawings = Gate(most: limits.cards)
    uploads = Gate(most: limits.uploads)
    memory = MemoryBudget(most: limits.memory)
    metrics = Metrics(gates: [("cards", drawings), ("uploads", uploads)], memory: memory)
  }

  var router: Router<CardContext> {
    let router = Router(context: CardContext.self, options: .autoGenerateHeadEndpoints)
    for format in CardFormat.allCases {
      let path = RouterPath("card.\(format.rawValue)")
      router.get(path) { request, context in await answer(request, format, avatar: [], context) }
      router.post(path) { request, context in await answerUpload(request, format, context) }
    }
    router.get("metrics") { _, _ in
      Response(.ok, "text/plain; version=0.0.4", Array(metrics.text.utf8))
    }
    router.get("health") { _, _ in Response(.ok, "text/plain", Array("ok\n".utf8)) }
    return router
  }

  /// The body is a picture of the author.
  private func answerUpload(_ request: Request, _ format: CardFormat, _ context: CardContext) async
    -> Response
  {
    let most = Card.Limits.avatarBytes
    let tooLarge = Response(refusal: .contentTooLarge, "A picture has at most \(most) bytes.")
    let length = request.headers[.contentLength].flatMap { Int($0) }
    if let length, length > most { return tooLarge }
    guard let share = memory.take(max(0, length ?? most)) else { return .tooMany }
    defer { withExtendedLifetime(share) {} }
    // Until the card is drawn: no more pictures than these are in memory.
    let response = await uploads.pass { () -> Response in
      guard let picture = await picture(in: request, most: most) else { return tooLarge }
      return await answer(request, format, avatar: picture, context)
    }
    return response ?? .tooMany
  }

  /// The bytes of a body, without a second copy; nil for too many.
  private func picture(in request: Request, most: Int) async -> [UInt8]? {
    guard let body = try? await request.body.collect(upTo: most) else { return nil }
    return Array(body.readableBytesView)
  }

  private func answer(
    _ request: Request, _ format: CardFormat, avatar: [UInt8], _ context: CardContext
  ) async -> Response {
    let began = ContinuousClock.now
    let response = await drawings.pass { () -> Response in
      let response = try? await threads.runIfActive {
        // The client has closed the connection.
        context.isConnected ? draw(request, format, avatar) : .unwanted
      }
      return response ?? .tooMany
    }
    guard let response else { return .tooMany }
    metrics.add(status: response.status.code, duration: ContinuousClock.now - began)
    return response
  }

  private func draw(_ request: Request, _ format: CardFormat, _ avatar: [UInt8]) -> Response {
    do {
      var card = try Card(query: QueryString(request.uri.query ?? "").parameters)
      card.avatar = avatar
      guard let share = memory.take(card.bytesToDraw) else { return .tooMany }
      let bytes = try withExtendedLifetime(share) { try cards.bytes(of: card, as: format) }
      guard let answer = memory.take(bytes.count) else { return .tooMany }
      var response = Response(.ok, format.contentType, bytes, holding: answer)
      // An address always gives the same card.
      if request.method != .post { response.headers[.cacheControl] = "public, max-age=86400" }
      return response
    } catch let error as CardError {
      return Response(refusal: .badRequest, error.description)
    } catch {
      return Response(refusal: .internalServerError, "The card cannot be drawn: \(error)")
    }
  }
}

extension Response {
  init(_ status: HTTPResponse.Status, _ type: String, _ bytes: [UInt8]) {
    self.init(
      status: status, headers: [.contentType: type], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// An answer whose bytes are held until the client has taken them. They are sent in portions, so that no copy of all waits in the connection.
  init(_ status: HTTPResponse.Status, _ type: String, _ bytes: [UInt8], holding share: MemoryBudget.Share) {
    let body = ResponseBody(contentLength: bytes.count) { writer in
      for start in stride(from: 0, to: bytes.count, by: 65_536) {
        try await writer.write(ByteBuffer(bytes: bytes[start..<min(start + 65_536, bytes.count)]))
      }
      try await writer.finish(nil)
      withExtendedLifetime(share) {}
    }
    self.init(status: status, headers: [.contentType: type], body: body)
  }

  init(refusal status: HTTPResponse.Status, _ reason: String) {
    self.init(status, "text/plain; charset=utf-8", Array((reason + "\n").utf8))
  }

  /// The client has gone: counted, and never received.
  static var unwanted: Response { Response(status: HTTPResponse.Status(code: 499)) }

  static var tooMany: Response {
    var response = Response(refusal: .serviceUnavailable, "Too many cards at once. Try again later.")
    response.headers[.retryAfter] = "1"
    return response
  }
}
