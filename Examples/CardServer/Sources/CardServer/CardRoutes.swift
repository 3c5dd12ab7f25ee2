import Cards
import Hummingbird

/// The server's addresses.
struct CardRoutes: Sendable {
  let cards = CardRenderer()
  let metrics = Metrics()
  /// Requests beyond this number at once are refused, so that those before them are answered in time.
  static let mostAtOnce = 64

  var router: Router<BasicRequestContext> {
    let router = Router()
    for format in CardFormat.allCases {
      let path = RouterPath("card.\(format.rawValue)")
      router.get(path) { request, _ in await answer(request, format, avatar: []) }
      // The body is a picture of the author.
      router.post(path) { request, _ in
        guard let body = try? await request.body.collect(upTo: Card.Limits.avatarBytes) else {
          return refusal(.contentTooLarge, "A picture has at most \(Card.Limits.avatarBytes) bytes.")
        }
        return await answer(request, format, avatar: Array(body.readableBytesView))
      }
    }
    router.get("metrics") { _, _ in
      response(.ok, "text/plain; version=0.0.4", Array(metrics.text.utf8))
    }
    router.get("health") { _, _ in response(.ok, "text/plain", Array("ok\n".utf8)) }
    return router
  }

  private func answer(_ request: Request, _ format: CardFormat, avatar: [UInt8]) async -> Response {
    guard metrics.begin(most: Self.mostAtOnce) else {
      return refusal(.serviceUnavailable, "Too many cards at once. Try again later.")
    }
    let began = ContinuousClock.now
    let response = draw(request, format, avatar)
    metrics.end(status: response.status.code, duration: ContinuousClock.now - began)
    return response
  }

  private func draw(_ request: Request, _ format: CardFormat, _ avatar: [UInt8]) -> Response {
    do {
      let query = request.uri.queryParameters.map { (name: String($0.key), value: String($0.value)) }
      var card = try Card(query: query)
      card.avatar = avatar
      return response(.ok, format.contentType, try cards.bytes(of: card, as: format))
    } catch let error as CardError {
      return refusal(.badRequest, error.description)
    } catch {
      return refusal(.internalServerError, "The card cannot be drawn: \(error)")
    }
  }

  private func response(_ status: HTTPResponse.Status, _ type: String, _ bytes: [UInt8]) -> Response {
    Response(status: status, headers: [.contentType: type], body: .init(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private func refusal(_ status: HTTPResponse.Status, _ reason: String) -> Response {
    response(status, "text/plain; charset=utf-8", Array((reason + "\n").utf8))
  }
}
