import LayoutTesting

extension TwinScreen {
  static let keyboard: [TwinScreen] = [
    .init(.keyboard, "long form that ends at the safe area", in: .sheet, [.behindKeyboard]) { c, isFaulty in
      for name in ["Name", "Street", "Town", "Country", "Telephone", "Company", "Floor", "Code"] {
        c.row(UITextField.named(name))
      }
      if isFaulty { c.endScroll(at: c.view.safeAreaLayoutGuide.bottomAnchor) }
    },
    .init(.keyboard, "button below a field, tied to the safe area", in: .tab, [.behindKeyboard]) {
      c, isFaulty in
      c.row(UITextField.named("Code"))
      let button = UIButton.filled(words("Apply", "Anwenden"))
      c.footer(
        button,
        over: isFaulty ? c.view.safeAreaLayoutGuide.bottomAnchor : c.view.keyboardLayoutGuide.topAnchor)
    },
    .init(.keyboard, "fields in the middle of the screen", in: .bare, [.behindKeyboard]) { c, isFaulty in
      let form = UIStackView(arrangedSubviews: [
        UITextField.named("Name"), UITextField.named("Password"), UIButton.filled(words("Enter", "Los")),
      ])
      (form.axis, form.spacing) = (.vertical, 8)
      guard isFaulty else {
        c.row(form)
        return
      }
      c.view.place(form)
      NSLayoutConstraint.activate([
        form.centerXAnchor.constraint(equalTo: c.view.centerXAnchor),
        form.centerYAnchor.constraint(equalTo: c.view.centerYAnchor, constant: 40),
        form.widthAnchor.constraint(equalToConstant: 260),
      ])
    },
    .init(.keyboard, "editor over the whole view", in: .navigation, [.behindKeyboard]) { c, isFaulty in
      let editor = UITextView()
      editor.text = "Leave it at the door."
      editor.font = .preferredFont(forTextStyle: .body)
      editor.adjustsFontForContentSizeCategory = true
      editor.accessibilityLabel = "Remark"
      c.view.place(editor)
      let (area, top) = (c.view.safeAreaLayoutGuide, c.view.keyboardLayoutGuide.topAnchor)
      c.endScroll(at: c.view.safeAreaLayoutGuide.topAnchor)
      c.scroll.isHidden = true
      for constraint in c.view.constraints where constraint.firstItem === c.scroll {
        constraint.isActive = false
      }
      NSLayoutConstraint.activate([
        editor.topAnchor.constraint(equalTo: area.topAnchor),
        editor.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        editor.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        editor.bottomAnchor.constraint(equalTo: isFaulty ? area.bottomAnchor : top),
        c.scroll.topAnchor.constraint(equalTo: area.topAnchor),
        c.scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        c.scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
        c.scroll.heightAnchor.constraint(equalToConstant: 100),
      ])
    },
    .init(.keyboard, "field in a bar at the bottom", in: .navigation, [.behindKeyboard]) { c, isFaulty in
      let bar = UIView()
      bar.backgroundColor = .secondarySystemBackground
      let field = UITextField.named("Message")
      bar.place(field)
      c.view.place(bar)
      let guide = c.view.keyboardLayoutGuide
      let bottom = isFaulty ? c.view.safeAreaLayoutGuide.bottomAnchor : guide.topAnchor
      NSLayoutConstraint.activate(
        [
          bar.leadingAnchor.constraint(equalTo: c.view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: c.view.trailingAnchor),
          bar.bottomAnchor.constraint(equalTo: bottom),
        ] + field.edges(to: bar.layoutMarginsGuide))
      c.endScroll(at: bar.topAnchor)
    },
    .init(.keyboard, "note at the end of a form that does not scroll", in: .sheet, [.behindKeyboard]) {
      c, isFaulty in
      for name in ["Name", "Street", "Town", "Country", "Company"] { c.row(UITextField.named(name)) }
      c.row(UIButton.filled(words("Send", "Senden")))
      if isFaulty {
        c.endScroll(at: c.view.safeAreaLayoutGuide.bottomAnchor)
        c.scroll.isScrollEnabled = false
      }
    },
  ]
}
