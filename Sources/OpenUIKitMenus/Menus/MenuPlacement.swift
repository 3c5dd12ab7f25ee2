import OpenUIKitCore

/// The place of a menu: below its anchor or above it, in the part of the window that it may cover.
struct MenuPlacement {
  let area: CGRect
  let anchor: CGRect
  let gap: CGFloat

  /// Whether a menu of a height goes below the anchor: if it fits there, or if there is more room than above.
  func isBelow(height: CGFloat) -> Bool {
    let (below, above) = (area.maxY - anchor.maxY - gap, anchor.minY - gap - area.minY)
    return height <= below || below >= above
  }

  /// The frame of a menu. One that fits neither below nor above covers the anchor.
  func frame(of size: CGSize) -> CGRect {
    let height = min(size.height, area.height)
    let wish = isBelow(height: height) ? anchor.maxY + gap : anchor.minY - gap - height
    let y = max(area.minY, min(wish, area.maxY - height))
    return CGRect(x: x(width: size.width), y: y, width: size.width, height: height)
  }

  /// The left edge: that of an anchor on the left of the area, so that the right edges agree on the right, or else in the middle
  /// of the anchor.
  private func x(width: CGFloat) -> CGFloat {
    let third = area.width / 3
    let wish: CGFloat
    if anchor.midX < area.minX + third {
      wish = anchor.minX
    } else if anchor.midX > area.maxX - third {
      wish = anchor.maxX - width
    } else {
      wish = anchor.midX - width / 2
    }
    return max(area.minX, min(wish, area.maxX - width))
  }
}

/// The places of a preview and its menu. The preview moves up if the menu fits neither below nor above it.
struct PreviewPlacement {
  let area: CGRect
  /// The preview before it is lifted.
  let preview: CGRect
  let gap: CGFloat

  /// The frames of the preview and of a menu.
  func frames(menu: CGSize) -> (preview: CGRect, menu: CGRect) {
    var lifted = fitted(menu)
    lifted.origin.x = max(area.minX, min(lifted.minX, area.maxX - lifted.width))
    let needed = menu.height == 0 ? 0 : menu.height + gap
    let isAbove = lifted.maxY + needed > area.maxY && lifted.minY - needed >= area.minY
    if !isAbove { lifted.origin.y = max(area.minY, min(lifted.minY, area.maxY - needed - lifted.height)) }
    let height = min(menu.height, area.height)
    let wish = isAbove ? lifted.minY - needed : lifted.maxY + gap
    let y = max(area.minY, min(wish, area.maxY - height))
    let x = lifted.midX <= area.midX ? lifted.minX : lifted.maxX - menu.width
    let left = max(area.minX, min(x, area.maxX - menu.width))
    return (lifted, CGRect(x: left, y: y, width: menu.width, height: height))
  }

  /// The preview, smaller about its middle if there is too little room for it beside the menu.
  private func fitted(_ menu: CGSize) -> CGRect {
    let height = max(100, area.height - menu.height - gap)
    let scale = min(1, height / max(1, preview.height), area.width / max(1, preview.width))
    let size = CGSize(width: preview.width * scale, height: preview.height * scale)
    return CGRect(
      x: preview.midX - size.width / 2, y: preview.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
