/// Following another carousel (docs/carousel.md, 4.10).
///
/// A carousel that moves by itself, by a finger or by code is the origin of its movement. One that another carousel has moved
/// follows the origin of that, one step farther away. Movement is only passed on to carousels that follow another origin, or the
/// same one at a greater distance. So it never comes back to where it has been, whatever carousels are linked, and it ends.
extension iCarousel {
  /// Whether a carousel with this movement may move another one.
  package func mayMove(_ other: iCarousel) -> Bool {
    let source = following ?? Following(self, distance: 0)
    guard let origin = source.origin else { return true }
    guard origin !== other else { return false }
    guard let its = other.following, its.origin === origin else { return true }
    return its.distance > source.distance
  }

  /// Moves to a place because another carousel is there. It stays there when it comes to rest, also between its own places.
  package func follow(_ other: iCarousel, to offset: CGFloat, duration: TimeInterval = 0) {
    guard offset.isFinite, numberOfItems > 0, mayBeMoved(by: other) else { return }
    if duration > 0 {
      apply(machine.scroll(to: offset, duration: duration, at: now))
    } else {
      apply(machine.setOffset(offset, at: now))
    }
  }

  /// Scrolls to an item because it has become the current one of another carousel.
  package func follow(_ other: iCarousel, toItemAt index: Int, animated: Bool) {
    let place = machine.rules.place(ofItemAt: CGFloat(index))
    follow(other, to: place, duration: animated ? animatedScrollDuration(to: place) : 0)
  }

  /// Notes what the carousel follows from now on. False if it may not be moved.
  private func mayBeMoved(by other: iCarousel) -> Bool {
    guard other.mayMove(self) else { return false }
    let source = other.following ?? Following(other, distance: 0)
    following = Following(source.origin ?? other, distance: source.distance + 1)
    machine.isFollowing = true
    return true
  }

  /// The carousel drifts by itself, unless what it follows is moving.
  func driftDidBegin() {
    guard let origin = following?.origin else { return becomeOrigin() }
    if origin.machine.motion == .none && !origin.machine.isDragging { becomeOrigin() }
  }

  /// The carousel moves by itself from now on.
  func becomeOrigin() {
    guard following != nil else { return }
    following = nil
    machine.isFollowing = false
  }
}

/// Which carousel another one follows, and over how many others.
final class Following: ViewTreeConfined {
  @Weak private(set) var origin: iCarousel?
  let distance: Int

  init(_ origin: iCarousel, distance: Int) {
    self.distance = distance
    self.origin = origin
  }
}
