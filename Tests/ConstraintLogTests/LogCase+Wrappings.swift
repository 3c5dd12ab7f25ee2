/// Texts that programs and forums put round a log.
extension LogCase {
  private static let sentence = ["UIView is 8 from the top", "16 points too many"]

  static let wrappings: [LogCase] = [
    LogCase(
      "the whole message of Xcode", count: 3, sentence,
      #"""
      2024-05-04 10:11:12.345678+0200 App[123:4567] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      	Probably at least one of the constraints in the following list is one you don't want.
      	Try this:
      		(1) look at each constraint and try to figure out which you don't expect;
      		(2) find the code that added the unwanted constraint or constraints and fix it.
      (
          "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1]   (active, names: '|':UIButton:0xb0 )>",
          "<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-|   (active, names: '|':UIButton:0xb0 )>",
          "<NSLayoutConstraint:0x3 UIButton:0xb0.height == 0   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x3 UIButton:0xb0.height == 0   (active)>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """#),
    LogCase(
      "entities of HTML", count: 3, sentence,
      #"""
      &quot;&lt;NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1] (active, names: &#39;|&#39;:UIButton:0xb0 )&gt;&quot;,<br>
      &quot;&lt;NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-| (active, names: &#x27;|&#x27;:UIButton:0xb0 )&gt;&quot;,<br>
      &quot;&lt;NSLayoutConstraint:0x3 UIButton:0xb0.height&nbsp;== 0 (active)&gt;&quot;
      """#),
    LogCase(
      "entities that were escaped again", count: 3, sentence,
      #"""
      &amp;lt;NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1] (Names: '|':UIButton:0xb0 )&amp;gt;
      &amp;lt;NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-| (Names: '|':UIButton:0xb0 )&amp;gt;
      &amp;lt;NSLayoutConstraint:0x3 UIButton:0xb0.height &amp;lt;= 0&amp;gt;
      """#),
    LogCase(
      "a string of JSON", count: 3, sentence,
      #"{"message":"Unable to simultaneously satisfy constraints.\n(\n    \"<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1]   (active, names: '|':UIButton:0xb0 )>\",\n    \"<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-|   (active, names: '|':UIButton:0xb0 )>\",\n    \"\u003cNSLayoutConstraint:0x3 UIButton:0xb0.height == 0   (active)\u003e\"\n)"}"#
    ),
    LogCase(
      "a mail in the coding quoted-printable", count: 3, sentence,
      #"""
          "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1]   (active, names: '|':UIBut=
      ton:0xb0 )>",
          "<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-|   (active, names: =E2=80=98|=E2=80=99:=
      UIButton:0xb0 )>",
          "<NSLayoutConstraint:0x3 UIButton:0xb0.height =3D=3D 0=20=20 (active)>"
      """#),
    LogCase(
      "Markdown with escapes and quotations", count: 3, sentence,
      #"""
      > \<NSLayoutConstraint:0x1 V:\|-(8)-\[UIView:0xa1\] (Names: '\|':UIButton:0xb0 )\>,
      > \<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-| (Names: '|':UIButton:0xb0 )\>,
      > **"<NSLayoutConstraint:0x3 UIButton:0xb0.height == 0 (active)>"**
      """#),
    LogCase(
      "JIRA's minus signs", count: 3, sentence,
      #"""
      **"<NSLayoutConstraint:0x1 V:|~~(8)~~[UIView:0xa1]   (active, names: '|':UIButton:0xb0 )>",**

      **"<NSLayoutConstraint:0x2 V:[UIView:0xa1]~~(8)~~|   (active, names: '|':UIButton:0xb0 )>",**

      **"<NSLayoutConstraint:0x3 UIButton:0xb0.height == 0   (active)>"**
      """#),
    LogCase(
      "typographic quotes and dashes", count: 3, sentence,
      """
      “<NSLayoutConstraint:0x1 V:|–(8)–[UIView:0xa1]   (active, names: ‘|’:UIButton:0xb0 )>”,
      “<NSLayoutConstraint:0x2 V:[UIView:0xa1]–(8)–|   (active, names: ‘|’:UIButton:0xb0 )>”,
      “<NSLayoutConstraint:0x3 UIButton:0xb0.height == 0   (active)>”
      """),
    LogCase(
      "descriptions without brackets", count: 3, sentence,
      #"""
          "NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1]   (Names: '|':UIButton:0xb0 )",
          "NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-|   (Names: '|':UIButton:0xb0 )",
          "NSLayoutConstraint:0x3 V:[UIButton:0xb0(0)]"
      """#),
    LogCase(
      "spaces that a translator has put", count: 3, sentence,
      #"""
      "<NSLayoutConstraint: 0x1 V | - (8) - [UIView: 0xa1] (LTR) (Names '|': UIButton: 0xb0)>",
      "< NSLayoutConstraint: 0x2 V: [UIView: 0xa1] - (8) - | (Names: '|': UIButton: 0xb0)>",
      "<NSAutoresizingMaskLayoutConstraint: 0x3 h = v = --- --- V: [UIButton: 0xb0 (0)]>"
      """#),
    LogCase(
      "lines broken inside descriptions", count: 3, sentence,
      #"""
      "<NSLayoutConstraint:0x1
        V:|-(8)-[UIView:0xa1]
        (active, names: '|':UIButton:0xb0 )>",
      "<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-|   (active,
        names: '|':UIButton:0xb0 )>",
      "<NSLayoutConstraint:0x3 UIButton:0xb0.height
        == 0   (active)>"
      """#),
    LogCase(
      "colours of a terminal", count: 3, sentence,
      "\u{1B}[31m<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1] (Names: '|':UIButton:0xb0 )>\u{1B}[0m\r\n<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-| (Names: '|':UIButton:0xb0 )>\r\n<NSLayoutConstraint:0x3 V:[UIButton:0xb0(0)]>\r\n"
    ),
    LogCase(
      "a list whose end is missing", count: 3, sentence,
      #"""
      (
          "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1]   (active, names: '|':UIButton:0xb0 )>",
          "<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-|   (active, names: '|':UIButton:0xb0 )>",
          "<NSLayoutConstraint:0x3 UIButton:0xb0.height == 0   (act
      """#),
    LogCase(
      "a prefix before each line", count: 3, sentence,
      #"""
      May  4 10:11:12 Phone SpringBoard[99] <Warning>: "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1]   (Names: '|':UIButton:0xb0 )>",
      May  4 10:11:12 Phone SpringBoard[99] <Warning>: "<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-|   (Names: '|':UIButton:0xb0 )>",
      May  4 10:11:12 Phone SpringBoard[99] <Warning>: "<NSLayoutConstraint:0x3 V:[UIButton:0xb0(0)]>"
      """#),
    LogCase(
      "all in one line", count: 3, sentence,
      #"Unable to simultaneously satisfy constraints. ( "<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1] (Names: '|':UIButton:0xb0 )>", "<NSLayoutConstraint:0x2 V:[UIView:0xa1]-(8)-| (Names: '|':UIButton:0xb0 )>", "<NSLayoutConstraint:0x3 V:[UIButton:0xb0(0)]>" ) Will attempt to recover by breaking constraint <NSLayoutConstraint:0x1 V:|-(8)-[UIView:0xa1] (Names: '|':UIButton:0xb0 )> Make a symbolic breakpoint"#
    ),
  ]
}
