import Testing

@testable import ConstraintLog

/// The table of faults that systems have of their own.
@Suite struct KnownFaultTests {
  /// A log of each fault, made up after those of the pages, with the first system for which a public page has one.
  private static let logs: [(systems: String, lines: String)] = [
    ("since iOS 12.2", #""<NSLayoutConstraint:0x11 UIView:0xA1.width == - 16   (active)>""#),
    (
      "since iOS 9, with a hardware keyboard",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=--& V:[UIKeyboardAssistantBar:0xA1(0)]>",
      "<NSLayoutConstraint:0x12 V:|-(4)-[_UIButtonBarStackView:0xA2]   (Names: '|':UIKeyboardAssistantBar:0xA1 )>",
      "<NSLayoutConstraint:0x13 V:[_UIButtonBarStackView:0xA2]-(0)-|   (Names: '|':UIKeyboardAssistantBar:0xA1 )>"
      """#
    ),
    (
      "since iOS 14.2",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=--& _UIButtonBarButton:0xA1.height == 0   (active)>",
      "<NSLayoutConstraint:0x12 _UIUCBKBSelectionBackground:0xA2.bottom == _UIButtonBarButton:0xA1.bottom - 7   (active)>",
      "<NSLayoutConstraint:0x13 V:|-(7)-[_UIUCBKBSelectionBackground:0xA2]   (active, names: '|':_UIButtonBarButton:0xA1 )>"
      """#
    ),
    (
      "since iOS 15",
      #"""
      "<NSLayoutConstraint:0x11 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0xA1.bottom == _UIKBCompatInputView:0xA2.top   (active)>",
      "<NSLayoutConstraint:0x12 'assistantHeight' SystemInputAssistantView.height == 47   (active, names: SystemInputAssistantView:0xA3 )>",
      "<NSLayoutConstraint:0x13 'assistantView.bottom' SystemInputAssistantView.bottom == _UIKBCompatInputView:0xA2.top   (active, names: SystemInputAssistantView:0xA3 )>",
      "<NSLayoutConstraint:0x14 'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0xA1]-(0)-[SystemInputAssistantView]   (active, names: SystemInputAssistantView:0xA3 )>"
      """#
    ),
    (
      "iOS 11 to 18",
      #"""
      "<NSAutoresizingMaskLayoutConstraint:0x11 h=--& v=--& _UIToolbarContentView:0xA1.width == 0   (active)>",
      "<NSLayoutConstraint:0x12 H:|-(9)-[_UIButtonBarStackView:0xA2]   (active, names: '|':_UIToolbarContentView:0xA1 )>",
      "<NSLayoutConstraint:0x13 H:[_UIButtonBarStackView:0xA2]-(0)-|   (active, names: '|':_UIToolbarContentView:0xA1 )>"
      """#
    ),
    (
      "since iOS 14)",
      #"""
      "<NSLayoutConstraint:0x11 'UINavItemContentGuide-leading' H:[_UIButtonBarButton:0xA1]-(6)-[UILayoutGuide:0xA2'UINavigationBarItemContentLayoutGuide']   (active)>",
      "<NSLayoutConstraint:0x12 H:|-(0)-[_UIButtonBarButton:0xA1]   (active, names: '|':_UINavigationBarContentView:0xA3 )>",
      "<NSLayoutConstraint:0x13 'UINavItemContentGuide-trailing' UILayoutGuide:0xA2'UINavigationBarItemContentLayoutGuide'.trailing == _UINavigationBarContentView:0xA3.trailing   (active)>",
      "<NSLayoutConstraint:0x14 'UIView-Encapsulated-Layout-Width' _UINavigationBarContentView:0xA3.width == 0   (active)>"
      """#
    ),
    (
      "since iOS 8)",
      #"""
      "<NSLayoutConstraint:0x11 H:[UIView:0xA1(306)]>",
      "<NSLayoutConstraint:0x12 _UIAlertControllerView:0xA2.width == UIView:0xA3.width>",
      "<NSLayoutConstraint:0x13 _UIAlertControllerView:0xA2.width >= UIView:0xA1.width>",
      "<NSLayoutConstraint:0x14 'UIView-Encapsulated-Layout-Width' H:[UIView:0xA3(290)]>"
      """#
    ),
    (
      "since iOS 9, while a keyboard",
      #"""
      "<NSLayoutConstraint:0x11 V:|-(20)-[UIInputSetContainerView:0xA1]   (Names: '|':UITextEffectsWindow:0xB1 )>",
      "<NSLayoutConstraint:0x12 'UIInputWindowController-top' V:|-(0)-[UIInputSetContainerView:0xA1]   (Names: '|':UITextEffectsWindow:0xB1 )>"
      """#
    ),
  ]

  @Test(
    "A fault is named with its systems, a page about it, and without a change for the app", arguments: logs)
  func isRecognised(_ systems: String, _ lines: String) throws {
    let text = "Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)"
    let diagnosis = try #require(Diagnosis.diagnoses(of: text).first)
    let suspect = try #require(diagnosis.suspects.first, "\(diagnosis.text)")
    #expect(suspect.kind == .knownFault && suspect.sentence.contains("(" + systems), "\(diagnosis.text)")
    #expect(suspect.sentence.contains("See http") && diagnosis.proposals.isEmpty, "\(diagnosis.text)")
  }

  @Test("An app's view of the same form is not the system's")
  func appsOwn() throws {
    let text = """
      "<NSLayoutConstraint:0x11 Card:0xA1.width == - 16   (active)>"
      "<NSLayoutConstraint:0x12 Card:0xA1.width == 20   (active)>"
      """
    let diagnosis = try #require(Diagnosis.diagnoses(of: text).first)
    #expect(!diagnosis.suspects.contains { $0.kind == .knownFault } && !diagnosis.proposals.isEmpty)
  }
}
