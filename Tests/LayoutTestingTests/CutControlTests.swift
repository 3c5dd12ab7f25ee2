import LayoutTesting
import Testing

/// Controls that a smaller view around them takes touches from, pictures that a rotation leaves behind, and dots of pages.
@Suite("Controls and pictures in other views", .ownScreen)
@MainActor
struct CutControlTests {
  private func problems(
    _ kind: LayoutProblem.Kind, _ build: @escaping @MainActor (UIView) -> Void
  ) -> [LayoutProblem] {
    ScreenLayout { UINavigationController(rootViewController: BuiltController(build)) }.problems(of: [kind])
  }

  @Test(
    "A control takes touches in the view around it alone, whether that clips or not",
    arguments: [false, true])
  func cut(clips: Bool) {
    for control in [UISwitch(), UIButton(type: .system), UISlider()] {
      control.accessibilityLabel = "Remind me"
      func build(height: CGFloat) -> [LayoutProblem] {
        problems(.smallTarget) { view in
          let box = UIView(frame: CGRect(x: 20, y: 160, width: 200, height: height))
          box.clipsToBounds = clips
          control.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
          box.addSubview(control)
          view.addSubview(box)
        }
      }
      #expect(build(height: 20).count == 1, "\(type(of: control))")
      #expect(build(height: 60).isEmpty, "\(type(of: control))")
    }
  }

  @Test("A switch and a slider in a stack of their size are not cut, although their ends lie outside of it")
  func alignment() {
    let found = problems(.smallTarget) { view in
      let (control, slider) = (UISwitch(), UISlider())
      for part in [control, slider] { part.accessibilityLabel = "Remind me" }
      let stack = UIStackView(arrangedSubviews: [control, slider])
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      ])
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("A button beyond the edge of what scrolls can be scrolled into sight")
  func scrolled() {
    let found = problems(.smallTarget) { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 160, width: 200, height: 20))
      scroll.contentSize = CGSize(width: 200, height: 60)
      UIButton.make("Buy", "button", in: scroll, at: 0).frame.origin.y = 0
      view.addSubview(scroll)
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(
    "A view that fills another one has to follow at a rotation", arguments: ["picture", "colour", "material"])
  func rotation(form: String) {
    func build(mask: UIView.AutoresizingMask) -> [LayoutProblem] {
      problems(.unsettled) { view in
        let filling: UIView
        switch form {
        case "picture":
          filling = UIImageView(
            image: UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
              UIColor.systemTeal.setFill()
              $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            })
        case "colour":
          filling = UIView()
          filling.backgroundColor = .secondarySystemBackground
        default: filling = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        }
        let box = UIView(frame: view.bounds)
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(box)
        filling.frame = box.bounds
        filling.autoresizingMask = mask
        box.addSubview(filling)
      }
    }
    let found = build(mask: [])
    #expect(found.count == 1 && found[0].description.contains("after a rotation"), "\(found)")
    #expect(build(mask: [.flexibleWidth, .flexibleHeight]).isEmpty)
  }

  @Test("The dot of the current page differs from the background, in light and dark")
  func dots() {
    func build(_ color: UIColor, _ appearance: UIUserInterfaceStyle, pages: Int = 3) -> [LayoutProblem] {
      ScreenLayout(in: Configuration(appearance: appearance)) {
        BuiltController { view in
          let control = UIPageControl(frame: CGRect(x: 40, y: 200, width: 200, height: 44))
          control.numberOfPages = pages
          (control.currentPageIndicatorTintColor, control.pageIndicatorTintColor) = (color, .systemGray4)
          view.addSubview(control)
        }
      }.problems(of: [.contrast])
    }
    #expect(build(.white, .light).count == 1 && build(.white, .dark).isEmpty)
    #expect(build(.label, .light).isEmpty && build(.black, .dark).count == 1)
    #expect(build(.white, .light, pages: 1).isEmpty)
  }

  @Test("A text view, a date picker and a typed text are not cut off in a language of longer texts")
  func ownTexts() {
    let layout = ScreenLayout(in: Configuration(device: .iPhoneSE, language: .accented)) {
      BuiltController { view in
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 60, width: 320, height: 216))
        picker.preferredDatePickerStyle = .wheels
        let text = UITextView(frame: CGRect(x: 20, y: 300, width: 200, height: 0))
        (text.isScrollEnabled, text.font) = (false, .preferredFont(forTextStyle: .body))
        text.text = "Rows before breakfast. Keeps a diary of the harbour seals."
        text.frame.size.height = text.sizeThatFits(CGSize(width: 200, height: 1_000)).height
        let field = UITextField(frame: CGRect(x: 20, y: 500, width: 100, height: 44))
        (field.text, field.font) = ("marina@example.com", .preferredFont(forTextStyle: .body))
        for content in [picker, text, field] { view.addSubview(content) }
      }
    }
    #expect(layout.problems(of: [.truncatedText]).isEmpty, "\(layout.problems(of: [.truncatedText]))")
  }

  @Test("A large title that goes out of sight as its screen is scrolled is no text outside of the window")
  func largeTitle() {
    let layout = ScreenLayout(
      in: Configuration(orientation: .landscape, contentSize: .accessibilityExtraLarge)
    ) {
      let screen = BuiltController { view in
        let scroll = UIScrollView(frame: view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 200, height: 2_000)
        view.addSubview(scroll)
      }
      screen.title = "Cart"
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    #expect(layout.problems(of: [.unsettled]).isEmpty, "\(layout.problems(of: [.unsettled]))")
  }
}
