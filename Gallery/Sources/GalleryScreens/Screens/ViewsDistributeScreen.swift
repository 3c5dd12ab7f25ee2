import Masonry
import UIKitShim

/// Four boxes in a row or a column, with equal gaps or with equal lengths, and the lengths that are given.
///
/// Shows distribution of an array of views along an axis, together with a block for all of them.
final class ViewsDistributeScreen: ScreenView {
  /// The way the boxes are distributed.
  enum Distribution {
    case horizontalSpacing
    case verticalSpacing
    case horizontalLength
    case verticalLength

    var axis: NSLayoutConstraint.Axis {
      self == .horizontalSpacing || self == .horizontalLength ? .horizontal : .vertical
    }

    var hint: String {
      switch self {
      case .horizontalSpacing: "A row with gaps of 20 points"
      case .verticalSpacing: "A column with gaps of 20 points"
      case .horizontalLength: "A row of boxes 30 points wide, from 200 points at the left to 30 at the right"
      case .verticalLength: "A column of boxes 30 points high, from 30 points at the top to 200 at the bottom"
      }
    }
  }

  private let boxes = [
    Box(.green, "1", words: .inMiddle),
    Box(.orange, "2", words: .inMiddle),
    Box(.blue, "3", words: .inMiddle),
    Box(.pink, "4", words: .inMiddle),
  ]

  convenience init(_ distribution: Distribution) {
    self.init(frame: .zero)
    distribute(distribution)
    if distribution.axis == .horizontal { addHint(distribution.hint) } else { addNote(distribution.hint) }
  }

  override func build() {
    for box in boxes {
      addSubview(box)
    }
  }

  /// Adds a line that explains a column, beside it.
  private func addNote(_ text: String) {
    let note = UILabel.hint(text)
    addSubview(note)
    note.mas_makeConstraints { make in
      make.left.equalTo(boxes[0].mas_right).offset(24)
      make.right.equalTo(self).offset(-24)
      make.centerY.equalTo(self)
    }
  }

  private func distribute(_ distribution: Distribution) {
    switch distribution {
    case .horizontalSpacing:
      boxes.mas_distributeViews(along: .horizontal, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    case .verticalSpacing:
      boxes.mas_distributeViews(along: .vertical, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    case .horizontalLength:
      boxes.mas_distributeViews(
        along: .horizontal, withFixedItemLength: 30, leadSpacing: 200, tailSpacing: 30)
    case .verticalLength:
      boxes.mas_distributeViews(along: .vertical, withFixedItemLength: 30, leadSpacing: 30, tailSpacing: 200)
    }

    boxes.mas_makeConstraints { make in
      if distribution.axis == .horizontal {
        make.top.equalTo(60)
        make.bottom.equalTo(self).offset(-110)
      } else {
        make.left.equalTo(20)
        make.width.equalTo(self).multipliedBy(0.4)
      }
    }
    measure(distribution)
  }

  /// Shows the lengths that are given: gaps, or the spaces before the first and after the last box.
  private func measure(_ distribution: Distribution) {
    switch distribution {
    case .horizontalSpacing, .verticalSpacing:
      for (box, next) in zip(boxes, boxes.dropFirst()) { addLine(distribution.axis, from: box, to: next) }
    case .horizontalLength, .verticalLength:
      addLine(distribution.axis, from: nil, to: boxes[0])
      addLine(distribution.axis, from: boxes[3], to: nil)
    }
  }

  /// Adds a line from the end of a box to the start of another; nil for the edges of the screen.
  private func addLine(_ axis: NSLayoutConstraint.Axis, from box: Box?, to next: Box?) {
    let line = DimensionLine(axis)
    addSubview(line)
    line.mas_makeConstraints { make in
      if axis == .horizontal {
        make.left.equalTo(box?.mas_right ?? mas_left)
        make.right.equalTo(next?.mas_left ?? mas_right)
        make.centerY.equalTo(boxes[0])
        make.height.equalTo(21)
      } else {
        make.top.equalTo(box?.mas_bottom ?? mas_top)
        make.bottom.equalTo(next?.mas_top ?? mas_bottom)
        make.centerX.equalTo(boxes[0])
        make.width.equalTo(21)
      }
    }
  }
}
