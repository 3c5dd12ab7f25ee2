import OpenUIKitGraphics
import Testing

@Suite("Font descriptors")
struct UIFontDescriptorTests {
  @Test("A font made from its own descriptor is equal")
  func roundTrip() throws {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 17), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 9),
      .monospacedSystemFont(ofSize: 20, weight: .heavy),
      .monospacedDigitSystemFont(ofSize: 20, weight: .light),
      .preferredFont(forTextStyle: .headline), try #require(UIFont(name: "Georgia-BoldItalic", size: 14)),
    ]
    for font in fonts { #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font, "\(font)") }
  }

  @Test("The size of a descriptor counts where none is given")
  func sizes() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    #expect(UIFont(descriptor: descriptor.withSize(8), size: 0).pointSize == 8)
    #expect(descriptor.pointSize == 17)
    #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
  }

  @Test("Traits make body text bold and italic, and take both away again")
  func symbolicTraits() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    let font = UIFont(descriptor: bold, size: 0)
    #expect(font.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize)
    #expect(font.weight == .semibold && font.isItalic)
    #expect(bold.symbolicTraits.isSuperset(of: [.traitBold, .traitItalic]))
    let plain = UIFont(descriptor: try #require(bold.withSymbolicTraits([])), size: 0)
    #expect(plain.weight == .regular && !plain.isItalic)
    #expect(body.withSymbolicTraits(.traitCondensed) == nil)
  }

  @Test("A named font gets the bold face of its family, and there is none where the family has none")
  func facesOfAFamily() throws {
    let avenir = try #require(UIFont(name: "AvenirNext-Regular", size: 20)).fontDescriptor
    let bold = UIFont(descriptor: try #require(avenir.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontName == "AvenirNext-Bold" && bold.pointSize == 20)
    let typewriter = try #require(UIFont(name: "AmericanTypewriter", size: 20)).fontDescriptor
    #expect(typewriter.withSymbolicTraits(.traitItalic) == nil)
    let heavy = avenir.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0).fontName == "AvenirNext-Heavy")
  }

  @Test("Designs belong to the system's typeface")
  func designs() throws {
    let body = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    for (design, expected) in [
      (UIFontDescriptor.SystemDesign.rounded, UIFont.Design.rounded), (.serif, .serif),
      (.monospaced, .monospaced), (.default, .proportional),
    ] {
      let font = UIFont(descriptor: try #require(body.withDesign(design)), size: 0)
      #expect(font.design == expected && font.weight == .bold && font.pointSize == 17)
    }
    #expect(UIFont(name: "Georgia", size: 1)?.fontDescriptor.withDesign(.rounded) == nil)
  }

  @Test("Attributes are read as they were set")
  func attributes() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: 21,
      .traits: [UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.fontName == "Georgia-Italic" && font.pointSize == 21 && font.familyName == "Georgia")
    #expect(descriptor.object(forKey: .family) as? String == "Georgia")
    #expect(descriptor.object(forKey: .size) as? CGFloat == 21)
    #expect(descriptor.object(forKey: .name) as? String == "Georgia-Italic")
    #expect(
      descriptor.fontAttributes.keys.contains(.traits) && !descriptor.fontAttributes.keys.contains(.face))
  }

  @Test("A feature makes digits as wide as each other")
  func features() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .featureSettings: [
        [
          UIFontDescriptor.FeatureKey.featureIdentifier: kNumberSpacingType,
          .typeIdentifier: kMonospacedNumbersSelector,
        ]
      ]
    ])
    #expect(
      UIFont(descriptor: descriptor, size: 0) == .monospacedDigitSystemFont(ofSize: 17, weight: .regular))
  }

  @Test("Names of families and fonts are found, and others are not")
  func names() {
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.weight == .bold)
    #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
    #expect(UIFont(name: "AppleSDGothicNeo-SemiBold", size: 12)?.weight == .semibold)
    #expect(UIFont(name: "ArialRoundedMTBold", size: 12)?.familyName == "Arial Rounded MT Bold")
    #expect(UIFont(name: "Inter-Bold", size: 12) == .boldSystemFont(ofSize: 12))
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    #expect(UIFont.familyNames.contains("Georgia"))
    for family in UIFont.familyNames {
      for name in UIFont.fontNames(forFamilyName: family) {
        let font = UIFont(name: name, size: 10)
        // Other tests register fonts of their own, and remove them.
        guard UIFont.fontNames(forFamilyName: family).contains(name) else { continue }
        #expect(font?.fontName == name && font?.familyName == family)
      }
    }
    #expect(UIFont.fontNames(forFamilyName: "No Such Family") == [])
  }
}
