import OpenUIKit

/// A key window with a text field and a text view.
@MainActor
struct EditingWindow {
  let window = UIWindow(shown: CGRect(x: 0, y: 0, width: 400, height: 600))
  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
  let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))

  init() {
    window.addSubview(field)
    window.addSubview(textView)
    window.makeKeyAndVisible()
  }
}
