import Masonry
import UIKitShim

/// Four boxes in a row or a column, with equal gaps or with equal lengths.
///
/// Shows distribution of an array of views along an axis, together with a block for all of them.
final class ViewsDistributeScreen: ScreenView {
  /// The way the boxes are distributed.
  enum Distribution {
    case horizontalSpacing
    case verticalSpacing
    case horizontalLength
    case verticalLength

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
    addHint(distribution.hint)
  }

  override func build() {
    for box in boxes {
      addSubview(box)
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
      switch distribution {
      case .horizontalSpacing, .horizontalLength:
        make.top.equalTo(60)
        make.height.equalTo(60)
      case .verticalSpacing, .verticalLength:
        make.left.equalTo(0)
        make.width.equalTo(60)
      }
    }
  }
}
