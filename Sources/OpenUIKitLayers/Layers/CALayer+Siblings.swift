@_spi(Layout) import OpenUIKitSupport

extension CALayer {
  /// The existing sublayers, back to front.
  package final nonisolated var children: [CALayer] {
    get { childList.all }
    set { childList.all = newValue }
  }

  /// The number of existing sublayers.
  package final nonisolated var childCount: Int { childList.count }

  /// Appends a layer to the list, in front of all others.
  func appendToChildren(_ layer: CALayer) {
    var list = SiblingList<CALayer>()
    swap(&list, &childList)
    layer.siblingIndex = list.append(layer)
    swap(&list, &childList)
  }

  /// Removes a sublayer from the list. Returns whether it was there. Constant time: see `SiblingList`.
  func removeFromChildren(_ layer: CALayer) -> Bool {
    var list = SiblingList<CALayer>()
    swap(&list, &childList)
    let wasThere = list.remove(layer, near: layer.siblingIndex) {
      CALayer()
    } note: {
      $0.siblingIndex = $1
    }
    swap(&list, &childList)
    return wasThere
  }
}
