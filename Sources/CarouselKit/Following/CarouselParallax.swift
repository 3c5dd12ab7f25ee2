#if canImport(UIKit) || !canImport(AppKit)
  /// Changes a view in each item with the item's distance from the current place: its position, opacity, scale or rotation.
  ///
  /// It follows the carousel for as long as it exists. The transform of the view belongs to it, and its opacity if that is among the
  /// effects.
  public final class CarouselParallax: NSObject, iCarouselObserver {
    /// A property of a view, and its change over a distance of one item. Changes other than shifts and rotations end there.
    public enum Effect: Equatable, Sendable {
      /// Moves the view against the row, by so many points an item. A negative distance moves it ahead of the row.
      case shift(CGFloat)
      /// Moves the view across the row, downwards in a horizontal one, by so many points an item.
      case drop(CGFloat)
      /// Fades to an opacity, from 0 to 1.
      case opacity(CGFloat)
      /// Scales to a factor.
      case scale(CGFloat)
      /// Turns clockwise by an angle an item, in radians.
      case rotation(CGFloat)
    }

    /// The properties that change, and their changes.
    public let effects: [Effect]
    /// How far the view moves against the row from one item to the next, in points.
    public var distance: CGFloat {
      effects.reduce(0) { sum, effect in
        if case .shift(let points) = effect { return sum + points }
        return sum
      }
    }
    private let layer: (UIView) -> UIView?

    /// Starts to move the views that `layer` returns for the items' views; nil for an item without one. The view has to
    /// reach beyond both edges of its item by the distance. One that is not finite counts as 0.
    public convenience init(of carousel: iCarousel, distance: CGFloat, layer: @escaping (UIView) -> UIView?) {
      self.init(of: carousel, [.shift(distance)], layer: layer)
    }

    /// Starts to change the views that `layer` returns for the items' views; nil for an item without one. Effects with numbers that are
    /// not finite are left out.
    public init(of carousel: iCarousel, _ effects: [Effect], layer: @escaping (UIView) -> UIView?) {
      self.effects = effects.filter { $0.isFinite }
      self.layer = layer
      super.init()
      carousel.addObserver(self)
      carouselDidPlaceItems(carousel)
    }

    /// Changes the views.
    public func carouselDidPlaceItems(_ carousel: iCarousel) {
      let space = carousel.transformSpace
      for item in carousel.progressOfVisibleItems {
        guard let view = layer(item.view) else { continue }
        view.transform = transform(at: item.offset, in: space)
        for case .opacity(let least) in effects {
          view.alpha = 1 - min(abs(item.offset), 1) * (1 - min(max(least, 0), 1))
        }
      }
    }

    private func transform(at offset: CGFloat, in space: CarouselSpace) -> CGAffineTransform {
      var (along, across, scale, angle): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 1, 0)
      for effect in effects {
        switch effect {
        case .shift(let points): along -= offset * points
        case .drop(let points): across += offset * points
        case .scale(let factor): scale *= 1 - min(abs(offset), 1) * (1 - factor)
        case .rotation(let radians): angle += offset * radians
        case .opacity: break
        }
      }
      if space.isMirrored { (along, angle) = (-along, -angle) }
      let moved = CGAffineTransform(
        translationX: space.isVertical ? across : along, y: space.isVertical ? along : across)
      return angle == 0 && scale == 1 ? moved : moved.rotated(by: angle).scaledBy(x: scale, y: scale)
    }
  }

  extension CarouselParallax.Effect {
    fileprivate var isFinite: Bool {
      switch self {
      case .shift(let number), .drop(let number), .opacity(let number), .scale(let number),
        .rotation(let number):
        number.isFinite
      }
    }
  }
#endif
