import Foundation
import Testing

@testable import XcodeProject

@Suite("Build settings")
struct BuildSettingsTests {
  private func settings(_ layers: [(key: String, value: String)]...) -> BuildSettings {
    BuildSettings(layers: layers, configuration: "Debug")
  }

  /// Xcode Help, "Build settings reference" and "Add a build configuration (xcconfig) file": operators, conditions, `$(inherited)`.
  @Test(
    "A value refers to others",
    arguments: [
      ("$(NAME)", "My App"), ("${NAME}.app", "My App.app"), ("$(NAME:c99extidentifier)", "My_App"),
      ("$(NAME:lower)", "my app"),
      ("$(NAME:rfc1034identifier)", "My-App"), ("$(MISSING:default=none)", "none"), ("$(MISSING)", ""),
      ("a $(inherited) b", "a below b"),
      ("$(VALUE) again", "below again"), ("$", "$"), ("$(", "$("), ("costs 5$", "costs 5$"), ("$(LOOP)", ""),
    ])
  func references(value: String, expected: String) {
    let settings = settings(
      [("NAME", "My App"), ("VALUE", "below"), ("LOOP", "$(OTHER)"), ("OTHER", "$(LOOP)")], [("VALUE", value)]
    )
    #expect(settings["VALUE"] == expected)
  }

  @Test("References that double in each step end")
  func doubling() {
    let chain = (0..<40).map { (key: "V\($0)", value: "$(V\($0 + 1))$(V\($0 + 1))") }
    #expect(settings(chain + [("V40", "x")])["V0"] != nil)
  }

  @Test(
    "A condition that holds wins over the setting without one",
    arguments: [
      ("A[sdk=iphonesimulator*]", "special"), ("A[sdk=iphone*]", "special"), ("A[sdk=macosx*]", "plain"),
      ("A[config=Debug]", "special"),
      ("A[config=Release]", "plain"), ("A[sdk=iphone*][arch=x86_64]", "special"),
      ("A[sdk=iphone*,arch=arm64]", "plain"),
      ("A[variant=x]", "plain"),
    ])
  func conditions(key: String, expected: String) {
    #expect(settings([(key, "special"), ("A", "plain")])["A"] == expected)
  }

  @Test("A list has its words, and texts in quotes as one")
  func lists() {
    let settings = settings([("A", "one \"two words\"  'three'"), ("B", "")])
    #expect(settings.list("A") == ["one", "two words", "three"])
    #expect(settings.list("B") == [] && settings.list("C") == [])
  }

  @Test("A settings file that includes itself is read once")
  func includes() throws {
    let folder = try ProjectFolder()
    try folder.write("B.xcconfig", "#include \"A.xcconfig\"\nX = b\n")
    let file = try folder.write(
      "A.xcconfig", "#include \"B.xcconfig\"\nX[sdk=iphone*] = a // comment\nY =\n= z\nno\n")
    #expect(
      SettingsFile(contentsOf: file).settings.map { "\($0.key)=\($0.value)" } == [
        "X=b", "X[sdk=iphone*]=a", "Y=",
      ])
  }
}
