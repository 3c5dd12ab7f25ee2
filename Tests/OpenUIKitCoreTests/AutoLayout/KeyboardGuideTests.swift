import OpenUIKit
import Testing

@MainActor
@Suite("The keyboard's guide")
struct KeyboardGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let field = UIView()

  init() {
    window.deviceSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(page)
    field.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: page.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: page.keyboardLayoutGuide.trailingAnchor),
      field.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
  }

  @Test("Without a keyboard it is what the safe area leaves out at the bottom")
  func withoutKeyboard() {
    #expect(field.frame == CGRect(x: 0, y: 406, width: 320, height: 40))
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
    #expect(page.layoutGuides.isEmpty && page.keyboardLayoutGuide === page.keyboardLayoutGuide)
    page.keyboardLayoutGuide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 480)
    page.keyboardLayoutGuide.usesBottomSafeArea = true
    window.deviceSafeAreaInsets.bottom = 10
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 470)
  }

  @Test("It follows the keyboard up and down")
  func keyboard() {
    window.keyboardFrame = CGRect(x: 0, y: 280, width: 320, height: 200)
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 280)
    window.keyboardFrame = .zero
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 446)
  }

  @Test("A keyboard that slides in takes along what is fixed to it")
  func animatedKeyboard() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      window.keyboardFrame = CGRect(x: 0, y: 280, width: 320, height: 200)
      window.layoutIfNeeded()
    }
    window.clock.advance(by: 0.5)
    #expect(field.layer.presentation()?.frame.maxY == 363)
  }

  @Test("Only what the keyboard covers of a view counts, where the view lies now")
  func partlyCovered() {
    page.autoresizingMask = []
    page.frame.size.height = 400
    window.keyboardFrame = CGRect(x: 0, y: 280, width: 320, height: 200)
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 280)
    page.frame.origin.y = 60
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 220)
  }

  @Test(
    "Of a view that ends above the window's bottom it reaches down to that, with its top where the keyboard is"
  )
  func viewAboveBottom() {
    page.autoresizingMask = []
    page.frame.size.height = 300
    window.layoutIfNeeded()
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 446, width: 320, height: 34))
    #expect(field.frame.maxY == 446)
    window.keyboardFrame = CGRect(x: 0, y: 280, width: 320, height: 200)
    window.layoutIfNeeded()
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 280, width: 320, height: 200))
    page.frame.origin.y = 10
    window.keyboardFrame = CGRect(x: 0, y: 400, width: 320, height: 80)
    window.layoutIfNeeded()
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 390, width: 320, height: 80))
    #expect(field.frame.maxY == 390)
  }
}
