/// Finds what a rotation to and fro, or a change of the text size and back, leaves different, and texts that do not follow the change.
///
/// The window gets another direction of the language and another text size, and is rotated, each time with what it had before afterwards. At
/// the end the screen disappears and appears. With UIKit, whose windows have the size of the screen, nothing is changed.
struct ChangeCheck: ViewTreeConfined {
  let screen: AuditedScreen
  /// Called while a change lasts, after its layout.
  var onChange: () -> Void = {}

  #if canImport(UIKit)
    var findings: [Finding] { [] }
  #else
    /// Changes the window. The views are read before, and hold what they had.
    var findings: [Finding] {
      let start = Frames(of: screen.window)
      let side = SideCheck(screen: screen).findings
      let afterDirection = Frames(of: screen.window)
      let fonts = fontFindings
      let afterText = Frames(of: screen.window)
      let turned = rotationFindings
      let afterRotation = Frames(of: screen.window)
      var found = side + fonts + turned + AppearanceCheck(window: screen.window).findings
      found += differences(from: start, to: afterDirection, "another direction of the language and back")
      found += differences(from: afterDirection, to: afterText, "a change of the text size and back")
      found += differences(from: afterText, to: afterRotation, "a rotation to and fro")
      return found
    }

    private func differences(from first: Frames, to second: Frames, _ change: String) -> [Finding] {
      // Texts that an app changes as time passes have other sizes.
      guard first.texts == second.texts else { return [] }
      var found: [Finding] = []
      for (view, frame) in first.values {
        guard let other = second.frame(of: view), isDifferent(frame, other),
          !found.contains(where: { view.isDescendant(of: $0.view) })
        else { continue }
        found.append(
          Finding(
            .unsettled, view, "is at \(text(frame)) in a new screen, and at \(text(other)) after \(change)"))
      }
      return found
    }

    private func isDifferent(_ first: CGRect, _ second: CGRect) -> Bool {
      (first.minX - second.minX).magnitude > 0.5 || (first.minY - second.minY).magnitude > 0.5
        || (first.width - second.width).magnitude > 0.5 || (first.height - second.height).magnitude > 0.5
    }

    private func text(_ frame: CGRect) -> String {
      "(\(frame.minX.short) \(frame.minY.short); \(frame.width.short) \(frame.height.short))"
    }

    // MARK: Changes

    /// Content that the layout brings to the size of the first orientation alone.
    private var rotationFindings: [Finding] {
      let known = Set(AreaCheck(screen: screen).offScreen.map { ObjectIdentifier($0.view) })
      let layers = screen.views.flatMap { FillingLayer.all(in: $0) }
      let views = screen.views.flatMap { FillingView.all(in: $0) }
      var found: [Finding] = []
      rotate { configuration in
        let turned = AuditedScreen(window: screen.window, configuration: configuration)
        for finding in AreaCheck(screen: turned).offScreen
        where !known.contains(ObjectIdentifier(finding.view)) && !isInList(finding.view)
          && !finding.view.isInBar
        {
          // A large title goes out of sight as its screen is scrolled.
          found.append(
            Finding(
              .unsettled, finding.view,
              "lies outside of the window after a rotation: place it by constraints, or at each layout"))
        }
        found += layers.compactMap(\.finding) + views.compactMap(\.finding)
      }
      return found
    }

    /// Lists keep rows and items that a rotation takes out of sight.
    private func isInList(_ view: UIView) -> Bool {
      view.ancestors.contains { $0 is UITableView || $0 is UICollectionView }
    }

    private func rotate(_ body: (Configuration) -> Void) {
      var turned = screen.configuration
      turned.orientation = turned.orientation == .portrait ? .landscape : .portrait
      let window = screen.window
      let (frame, traits, insets, keyboard) = (
        window.frame, window.hostTraits, window.deviceSafeAreaInsets, window.keyboardFrame
      )
      window.keyboardFrame = .zero
      window.deviceSafeAreaInsets = turned.safeAreaInsets
      window.hostTraits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(horizontalSizeClass: turned.horizontalSizeClass),
        UITraitCollection(verticalSizeClass: turned.verticalSizeClass),
      ])
      window.frame = CGRect(origin: frame.origin, size: turned.windowSize)
      LayoutWindow.advance(window, by: 1)
      body(turned)
      onChange()
      window.deviceSafeAreaInsets = insets
      window.hostTraits = traits
      window.frame = frame
      window.keyboardFrame = keyboard
      LayoutWindow.advance(window, by: 1)
    }

    private func withTextSize(_ size: UIContentSizeCategory, _ body: () -> Void) {
      let (window, traits) = (screen.window, screen.window.hostTraits)
      window.hostTraits = UITraitCollection(traitsFrom: [
        traits, UITraitCollection(preferredContentSizeCategory: size),
      ])
      LayoutWindow.advance(window, by: 0)
      body()
      onChange()
      window.hostTraits = traits
      LayoutWindow.advance(window, by: 0)
    }

    /// Whether a font has another size at another text size. One that has reached its limit stays there.
    private func follows(_ font: UIFont) -> Bool {
      font.textStyle != nil || font.scaling.map { font.pointSize < $0.maximumSize } == true
    }

    /// Texts that keep their font while others follow the text size.
    private var fontFindings: [Finding] {
      let size: UIContentSizeCategory =
        screen.configuration.contentSize == .accessibilityMedium ? .large : .accessibilityMedium
      let labels = screen.views.filter { shown in
        shown.text.map { follows($0.font) } == true && shown.place.isDisjoint(with: [.inBar, .inSystemView])
          && (!shown.place.contains(.partOfControl) || isTitleOfApp(shown))
      }
      var kept: [Finding] = []
      var hasFollowed = false
      withTextSize(size) {
        for shown in labels where shown.view.window === screen.window {
          guard let font = VisibleText(of: shown.view)?.font, let old = shown.text?.font,
            shown.view.traitCollection.preferredContentSizeCategory == size
          else { continue }
          guard font.pointSize == old.pointSize else {
            hasFollowed = true
            continue
          }
          kept.append(
            Finding(
              .fixedFont, shown.view,
              "keeps \(font.pointSize.short) points when the text size changes: set adjustsFontForContentSizeCategory"
            ))
        }
      }
      return hasFollowed ? kept : []
    }

    /// Whether an app has chosen the font of a button's title. A configuration chooses it otherwise.
    private func isTitleOfApp(_ shown: VisibleView) -> Bool {
      screen.ancestors(of: shown).contains {
        ($0.view as? UIButton)?.configuration == nil && $0.view is UIButton
      }
    }
  #endif
}

#if !canImport(UIKit)
  /// The frames of the views of a window that stay where the layout puts them: not the content of lists, and not what a user moves.
  private struct Frames: ViewTreeConfined {
    private(set) var values: [(view: UIView, frame: CGRect)] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The texts of the labels.
    private(set) var texts: [String] = []

    init(of window: UIWindow) {
      var pending: [UIView] = window.subviews
      while let view = pending.popLast() {
        if view.isHidden || view.isSystemBar || view.movesSubviews { continue }
        indices[ObjectIdentifier(view)] = values.count
        values.append((view, view.frame))
        if view is UITableView || view is UICollectionView || view is UIControl || view.laysOutParts {
          continue
        }
        pending += view.subviews
      }
      values.sort { $0.view.ancestors.count < $1.view.ancestors.count }
      for (index, value) in values.enumerated() { indices[ObjectIdentifier(value.view)] = index }
      texts = values.compactMap { ($0.view as? UILabel)?.text }
    }

    func frame(of view: UIView) -> CGRect? { indices[ObjectIdentifier(view)].map { values[$0].frame } }
  }
#endif
