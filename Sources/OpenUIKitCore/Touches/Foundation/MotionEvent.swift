/// An event of motion or of a remote control.
final class MotionEvent: UIEvent {
  private let ownSubtype: EventSubtype
  /// Whether no responder has handled the event.
  var reachedTheEnd = false

  override var subtype: EventSubtype { ownSubtype }

  init(_ subtype: EventSubtype, type: EventType, time: TimeInterval) {
    ownSubtype = subtype
    super.init(timestamp: time, touches: [], type: type)
  }
}
