import LayoutTesting

/// Faults of an article and of statistics.
extension PlantedFault {
  static let article: [PlantedFault] = [
    .init("title under the bar", .article, [.outsideSafeArea]) { (c: ArticleController) in
      c.scroll.contentInsetAdjustmentBehavior = .never
      c.headingTop?.isActive = false
      c.heading.topAnchor.constraint(equalTo: c.hero.topAnchor, constant: 8).isActive = true
    },
    .init("picture lower than its title", .article, [.truncatedText, .overlap, .contrast, .conflict]) {
      (c: ArticleController) in
      c.headingTop?.isActive = false
      c.hero.heightAnchor.constraint(equalToConstant: 120).isActive = true
    },
    .init("title without its shade", .article, [.contrast]) { (c: ArticleController) in
      c.scrim.isHidden = true
    },
    .init("title beyond a shade over a third", .article, [.contrast]) { (c: ArticleController) in
      c.scrim.removeFromSuperview()
      c.hero.insertSubview(c.scrim, at: 0)
      NSLayoutConstraint.activate([
        c.scrim.leadingAnchor.constraint(equalTo: c.hero.leadingAnchor),
        c.scrim.trailingAnchor.constraint(equalTo: c.hero.trailingAnchor),
        c.scrim.bottomAnchor.constraint(equalTo: c.hero.bottomAnchor),
        c.scrim.heightAnchor.constraint(equalTo: c.hero.heightAnchor, multiplier: 0.33),
      ])
    },
    .init("paragraph style aligned at the left", .article, [.leftAndRight]) { (c: ArticleController) in
      let style = NSMutableParagraphStyle()
      style.alignment = .left
      c.body.attributedText = NSAttributedString(
        string: c.body.text ?? "",
        attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .body)])
    },
    .init("lines of a fixed height", .article, [.truncatedText, .fixedHeight, .fixedFont, .overlap]) {
      (c: ArticleController) in
      let style = NSMutableParagraphStyle()
      (style.minimumLineHeight, style.maximumLineHeight) = (20, 20)
      c.body.attributedText = NSAttributedString(
        string: c.body.text ?? "",
        attributes: [.paragraphStyle: style, .font: UIFont.preferredFont(forTextStyle: .body)])
    },
    .init("cards of a fixed height", .article, [.truncatedText, .fixedHeight, .conflict]) {
      (c: ArticleController) in
      for card in c.cards.arrangedSubviews {
        card.heightAnchor.constraint(equalToConstant: 84).isActive = true
      }
    },
    .init("row of cards that does not scroll", .article, [.offScreen]) { (c: ArticleController) in
      c.cardScroll.removeFromSuperview()
      c.cards.removeFromSuperview()
      let box = UIView()
      box.place(c.cards)
      c.stack.addArrangedSubview(box)
      NSLayoutConstraint.activate([
        c.cards.topAnchor.constraint(equalTo: box.topAnchor),
        c.cards.bottomAnchor.constraint(equalTo: box.bottomAnchor),
        c.cards.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      ])
    },
    .init("send stays behind the keyboard", .article, [.behindKeyboard]) { (c: ArticleController) in
      c.send.removeFromSuperview()
      c.view.place(c.send)
      NSLayoutConstraint.activate([
        c.send.trailingAnchor.constraint(equalTo: c.view.layoutMarginsGuide.trailingAnchor),
        c.send.bottomAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.bottomAnchor),
      ])
    },
    .init("heart of a bar without a name", .article, [.missingLabel]) { (c: ArticleController) in
      c.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: Self.heart(44))
    },
    .init("heart of a bar of 24 points", .article, [.smallTarget]) { (c: ArticleController) in
      let heart = Self.heart(24)
      heart.accessibilityLabel = "Like"
      c.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: heart)
    },
    .init("card that is no button", .article, [.missingTrait, .missingLabel]) { (c: ArticleController) in
      for card in c.cards.arrangedSubviews { card.accessibilityTraits = .none }
    },
    .init("faded group of texts", .article, [.contrast]) { (c: ArticleController) in c.meta.alpha = 0.4 },
    .init("empty scroll view over the article", .article, [.blockedTouches]) { (c: ArticleController) in
      let toasts = UIScrollView()
      c.view.place(toasts)
      NSLayoutConstraint.activate(toasts.edges(to: c.view))
    },
    .init("font with another size", .article, [.fixedFont]) { (c: ArticleController) in
      c.body.font = UIFont.preferredFont(forTextStyle: .body).withSize(17)
      c.body.adjustsFontForContentSizeCategory = false
    },
    .init("font that stops growing at once", .article, [.fixedFont]) { (c: ArticleController) in
      c.body.font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 17), maximumPointSize: 17)
    },
    .init("only the article is seen by assistive technology", .article, [.unreadText, .unreachedControl]) {
      (c: ArticleController) in
      c.entry.accessibilityElementsHidden = true
    },
  ]

  @MainActor
  private static func heart(_ size: CGFloat) -> UIButton {
    let button = UIButton(type: .custom)
    // Not a symbol, which UIKit reads by its name.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    button.setImage(image.withRenderingMode(.alwaysTemplate), for: .normal)
    button.tintColor = .label
    button.translatesAutoresizingMaskIntoConstraints = false
    button.widthAnchor.constraint(equalToConstant: size).isActive = true
    button.heightAnchor.constraint(equalToConstant: size).isActive = true
    return button
  }

  static let statistics: [PlantedFault] = [
    .init("text of a frame of 40 points", .statistics, [.truncatedText, .fixedHeight]) {
      (c: StatisticsController) in
      c.note.textHeight = 22
    },
    .init("bars that grow over the heading", .statistics, [.overlap]) { (c: StatisticsController) in
      c.chart.placing = { chart in
        for (index, bar) in chart.bars.enumerated() {
          let width = chart.bounds.width / 7
          bar.frame = CGRect(x: CGFloat(index) * width, y: -60, width: width - 4, height: 200)
        }
      }
    },
    .init("yellow legend", .statistics, [.contrast]) { (c: StatisticsController) in
      c.legend.textColor = .systemYellow
    },
    .init(
      "bars that are tapped and have no names", .statistics,
      [.missingLabel, .missingTrait, .unreachedControl]
    ) {
      (c: StatisticsController) in
      c.chart.isAccessibilityElement = false
      for bar in c.chart.bars {
        bar.isAccessibilityElement = true
        bar.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
      }
    },
    .init("switch without a name", .statistics, [.missingLabel]) { (c: StatisticsController) in
      c.reminder.accessibilityLabel = nil
    },
    .init("segments of 24 points", .statistics, [.smallTarget, .fixedHeight, .truncatedText]) {
      (c: StatisticsController) in
      c.span.removeConstraints(c.span.constraints)
      c.span.heightAnchor.constraint(equalToConstant: 24).isActive = true
    },
    .init("switch over the end of its text", .statistics, [.overlap]) { (c: StatisticsController) in
      c.reminderRow.removeFromSuperview()
      let row = UIView()
      for part in [c.reminderLabel, c.reminder] as [UIView] { row.place(part) }
      c.stack.addArrangedSubview(row)
      NSLayoutConstraint.activate(
        c.reminderLabel.edges(to: row) + [
          row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
          c.reminder.trailingAnchor.constraint(equalTo: row.trailingAnchor),
          c.reminder.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
    },
    .init("line between pixels", .statistics, [.betweenPixels]) { (c: StatisticsController) in
      let line = UIView()
      line.backgroundColor = .label
      c.chart.addSubview(line)
      c.chart.placing = {
        line.frame = CGRect(x: 0, y: $0.bounds.height / 3 + 0.3, width: $0.bounds.width, height: 1)
      }
    },
    .init("width of a chart that is read before the layout", .statistics, [.offScreen, .unsettled, .overlap])
    {
      (c: StatisticsController) in
      c.heading.removeFromSuperview()
      c.scroll.addSubview(c.heading)
      c.heading.frame = CGRect(x: c.view.bounds.width - 120, y: 70, width: 240, height: 30)
      c.heading.numberOfLines = 1
    },
    .init("view that has no height", .statistics, [.overlap, .truncatedText, .blockedTouches]) {
      (c: StatisticsController) in
      let box = UIView()
      let label = UILabel.text("Nothing was counted on Tuesday", .body)
      box.place(label)
      c.stack.insertArrangedSubview(box, at: 4)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: box.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        box.heightAnchor.constraint(equalToConstant: 0),
      ])
    },
    .init("empty text that stays", .statistics, [.overlap]) { (c: StatisticsController) in
      let label = UILabel.text("There are no steps yet. Take a walk.", .title3)
      c.view.place(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: c.view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: c.goalLabel.centerYAnchor),
        label.widthAnchor.constraint(lessThanOrEqualTo: c.view.widthAnchor, multiplier: 0.8),
      ])
    },
    .init("layout that asks for another one", .statistics, [.unsettled]) { (c: StatisticsController) in
      c.chart.placing = { chart in
        chart.bars[0].frame.origin.x = chart.bars[0].frame.origin.x == 0 ? 8 : 0
        chart.setNeedsLayout()
      }
    },
    .init("chart without a width", .statistics, [.ambiguity]) { (c: StatisticsController) in
      c.chart.removeFromSuperview()
      c.stack.place(c.chart)
      NSLayoutConstraint.activate([
        c.chart.topAnchor.constraint(equalTo: c.legend.bottomAnchor),
        c.chart.leadingAnchor.constraint(equalTo: c.stack.leadingAnchor),
      ])
    },
    .init("settings that cannot be scrolled to", .statistics, [.offScreen]) { (c: StatisticsController) in
      c.stack.removeFromSuperview()
      c.scroll.addSubview(c.stack)
      c.stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        c.stack.topAnchor.constraint(equalTo: c.view.safeAreaLayoutGuide.topAnchor),
        c.stack.leadingAnchor.constraint(equalTo: c.view.layoutMarginsGuide.leadingAnchor),
        c.stack.trailingAnchor.constraint(equalTo: c.view.layoutMarginsGuide.trailingAnchor),
      ])
    },
    .init("colour in a layer that stays light", .statistics, [.contrast]) { (c: StatisticsController) in
      let light = UITraitCollection(userInterfaceStyle: .light)
      c.note.backgroundColor = .clear
      c.note.layer.backgroundColor = UIColor.secondarySystemBackground.resolvedColor(with: light).cgColor
    },
  ]
}
