/// A completion that is called exactly once: if nothing has called it when its last reference ends, it is called with false.
///
/// So a carousel that is released in the middle of a scroll or a change does not leave its caller waiting.
///
/// It belongs to no actor, because its last reference can end in a `deinit`, which belongs to none.
final class CarouselCompletion {
  private var body: ((Bool) -> Void)?

  init(_ body: @escaping (Bool) -> Void) {
    self.body = body
  }

  deinit { call(false) }

  /// Calls the completion, unless that has happened.
  func call(_ isFinished: Bool) {
    let body = body
    // Before the call, which may end the last reference.
    self.body = nil
    body?(isFinished)
  }
}

extension CarouselCompletion {
  /// A completion for a closure; nil for none.
  static func once(_ body: ((Bool) -> Void)?) -> CarouselCompletion? { body.map { CarouselCompletion($0) } }
}
