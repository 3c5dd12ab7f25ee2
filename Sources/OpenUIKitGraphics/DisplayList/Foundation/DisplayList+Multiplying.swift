extension DisplayList {
  /// Multiplies all colours by those of a colour, and the opacity of the first entry by its opacity. Pictures keep their colours.
  package mutating func multiply(by color: Color) {
    guard !entries.isEmpty, color != Color(red: 1, green: 1, blue: 1, alpha: 1) else { return }
    for index in entries.indices {
      entries[index].fill = entries[index].fill.multiplied(by: color)
      entries[index].borderColor = entries[index].borderColor.multiplied(by: color)
    }
    // Only opacities above 0 are valid.
    entries[0].opacity = max(entries[0].opacity * CGFloat(color.alpha), .leastNormalMagnitude)
    for index in texts.indices { texts[index].color = texts[index].color.multiplied(by: color) }
    for index in shadows.indices { shadows[index].color = shadows[index].color.multiplied(by: color) }
    for index in gradients.indices {
      gradients[index].stops = gradients[index].stops.map {
        Gradient.Stop(color: $0.color.multiplied(by: color), location: $0.location)
      }
    }
    for index in shapes.indices {
      shapes[index].fill = shapes[index].fill.multiplied(by: color)
      if let stroke = shapes[index].stroke {
        shapes[index].stroke?.color = stroke.color.multiplied(by: color)
      }
    }
  }
}

extension DisplayList.Color {
  /// The colour with each of red, green and blue multiplied by another's.
  fileprivate func multiplied(by other: DisplayList.Color) -> DisplayList.Color {
    DisplayList.Color(
      red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
  }
}
