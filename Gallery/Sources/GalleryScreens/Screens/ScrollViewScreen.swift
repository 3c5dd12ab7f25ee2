import Masonry
import UIKitShim

/// Ten rows in a scroll view, each 25 points higher than the one before it. A tap fades a row and scrolls to
/// it.
///
/// Shows how a scroll view gets the size of its content: constraints relate the content's edges to the scroll
/// view, and the rows determine the height.
final class ScrollViewScreen: ScreenView {
  private let scrollView = UIScrollView()
  private let content = UIView()
  private(set) var rows: [UIControl] = []

  override func build() {
    addSubview(scrollView)
    scrollView.addSubview(content)

    scrollView.mas_makeConstraints { make in
      make.edges.equalTo(self)
    }
    content.mas_makeConstraints { make in
      make.edges.equalTo(scrollView)
      make.width.equalTo(scrollView)
    }

    for index in 0..<10 {
      addRow(index, height: 25 * CGFloat(index + 1))
    }
    content.mas_makeConstraints { make in
      make.bottom.equalTo(rows[rows.count - 1].mas_bottom)
    }
  }

  private func addRow(_ index: Int, height: CGFloat) {
    let row = UIControl()
    row.addAction(
      UIAction { [unowned(unsafe) self, unowned(unsafe) row] _ in didTap(row) }, for: .touchUpInside)
    content.addSubview(row)
    row.mas_makeConstraints { make in
      if let previous = rows.last {
        make.top.equalTo(previous.mas_bottom)
      } else {
        make.top.equalTo(0)
      }
      make.left.equalTo(0)
      make.width.equalTo(content)
      make.height.equalTo(height)
    }
    rows.append(row)

    let card = Box(.pale(index, of: 10), "\(Int(height)) points")
    card.isUserInteractionEnabled = false
    row.addSubview(card)
    card.mas_makeConstraints { make in
      make.edges.equalTo(row).insets(UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8))
    }
  }

  private func didTap(_ row: UIControl) {
    row.alpha /= 1.2
    scrollView.scrollRectToVisible(row.frame, animated: true)
  }
}
