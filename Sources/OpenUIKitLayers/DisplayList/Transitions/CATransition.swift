/// The kind of a transition of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades out while the new content fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String

  /// Creates a side by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upwards: the names are those of coordinates that grow upwards, as on iOS.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downwards: the names are those of coordinates that grow upwards, as on iOS.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The direction of the movement, in multiples of the layer's size.
  var direction: CGVector {
    switch self {
    case .fromLeft: CGVector(dx: 1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: -1, dy: 0)
    }
  }
}

/// An animation from what a layer shows when the transition is added to what it shows afterwards.
///
/// A layer has one transition at a time, with the key `"transition"`. Without a window nothing is animated.
open class CATransition: CAAnimation {
  /// The kind of the transition; a fade by default.
  open var type = CATransitionType.fade
  /// The side from which movements come; the right one by default.
  open var subtype: CATransitionSubtype?
  /// Where in the transition the animation starts, from 0 to 1.
  open var startProgress: Float = 0
  /// Where in the transition the animation ends, from 0 to 1.
  open var endProgress: Float = 1

  override var fixedKey: String? { "transition" }

  override func parts(for layer: CALayer, key: String, _ time: MediaTiming, in group: AnimationGroup)
    -> [KeyedAnimation]
  {
    [TransitionAnimation(self, of: layer, key: key, time, in: group)]
  }
}

/// A running transition, with what its layer showed before.
final class TransitionAnimation: KeyedAnimation {
  private let type: CATransitionType
  private let direction: CGVector
  private let progress: ClosedRange<Double>
  private let time: MediaTiming
  private let old = PictureCopy()
  private let new = PictureCopy()
  private let oldPicture: DisplayList

  init(
    _ transition: CATransition, of layer: CALayer, key: String, _ time: MediaTiming,
    in group: AnimationGroup
  ) {
    type = transition.type
    direction = (transition.subtype ?? .fromRight).direction
    let (start, end) = (Double(transition.startProgress), Double(transition.endProgress))
    progress = min(start, end)...max(start, end)
    self.time = time
    var recorder = DisplayListRecorder()
    oldPicture = recorder.record(layer)
    // The recorder has overwritten the layers' places for the window's recorder.
    layer.setNeedsRecording()
    super.init(.opacity, key: key, of: transition, in: group)
  }

  /// The identity of the entry around both contents.
  var identity: Int { Int(bitPattern: ObjectIdentifier(self)) }

  /// How much of the transition is done, from 0 to 1.
  private var fraction: Double {
    guard let elapsed = localElapsed, let local = time.local(at: elapsed), time.duration > 0 else {
      return 1
    }
    return progress.lowerBound
      + (progress.upperBound - progress.lowerBound) * min(1, max(0, local / time.duration))
  }

  /// Appends the old and the new content of a layer, at their places.
  func append(_ layer: CALayer, to list: inout DisplayList) {
    var recorder = DisplayListRecorder()
    let picture = recorder.recordContents(of: layer)
    let size = layer.bounds.size
    let done = CGFloat(fraction)
    // An old content that fades out above an opaque new one mixes both without what is below.
    let isOpaqueFade = type == .fade && picture.isOpaque
    let isAbove = type != .reveal && !isOpaqueFade
    if !isAbove { appendNew(picture, size, isOpaqueFade ? 1 : done, to: &list) }
    old.append(
      oldPicture, movedBy: shift(type == .push || type == .reveal ? done : 0, of: size),
      opacity: type == .moveIn ? 1 : 1 - done, to: &list)
    if isAbove { appendNew(picture, size, done, to: &list) }
  }

  private func appendNew(
    _ picture: DisplayList, _ size: CGSize, _ done: CGFloat, to list: inout DisplayList
  ) {
    new.append(
      picture, movedBy: shift(type == .push || type == .moveIn ? done - 1 : 0, of: size),
      opacity: type == .reveal ? 1 : done, to: &list)
  }

  private func shift(_ part: CGFloat, of size: CGSize) -> CGVector {
    CGVector(dx: direction.dx * part * size.width, dy: direction.dy * part * size.height)
  }
}

extension DisplayList {
  /// Whether something opaque fills the whole list.
  fileprivate var isOpaque: Bool {
    entries.contains { $0.size == size && $0.fill.alpha >= 1 && $0.opacity >= 1 }
  }
}

extension CALayer {
  /// The transition that runs on the layer; nil for none.
  var runningTransition: TransitionAnimation? {
    for case let animation as TransitionAnimation in animations { return animation }
    return nil
  }
}
