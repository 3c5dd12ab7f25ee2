import Foundation
import Testing

/// SwiftUI cannot be had here. A stand-in has the names that `Carousel` and a screen with it use, as developer.apple.com documents them.
@Suite struct SwiftUITests {
  private static let kit = """
    @_exported import UIKit

    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    extension Never: @retroactive Error {}
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    }
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
      public var projectedValue: Binding<Value> { self }
      @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {}
      public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> { fatalError() }
    }
    extension Binding: @unchecked Sendable where Value: Sendable {}
    @propertyWrapper public struct State<Value> {
      public init(wrappedValue: Value) {}
      public var wrappedValue: Value { get { fatalError() } nonmutating set { fatalError() } }
      public var projectedValue: Binding<Value> { fatalError() }
    }
    public struct Animation: Sendable {}
    public struct Transaction { public var animation: Animation? { nil } }
    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction { Transaction() }
    }
    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      @MainActor func makeUIView(context: Context) -> UIViewType
      @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
      @MainActor func makeCoordinator() -> Coordinator
    }
    extension UIViewRepresentable {
      public var body: Never { fatalError() }
    }
    @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
      public var rootView: Content
      public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { nil }
      public func sizeThatFits(in size: CGSize) -> CGSize { size }
    }
    public struct Text: View {
      public init(_ text: String) {}
      public var body: Never { fatalError() }
    }
    """

  private static let screen = """
    import CarouselKit
    import SwiftUI
    import iCarousel

    struct Album: Identifiable {
      let id: Int
      var name = ""
    }

    struct Shelf: View {
      let albums: [Album]
      @State private var current: Int? = 0
      @State private var number = 0

      var body: some View {
        Carousel(albums, selection: $current) { album in Text(album.name) }
          .type(.coverFlow)
          .itemSizing(.fraction(0.5))
          .itemSpacing(12)
          .wraps()
          .onSelect { _ in }
          .configured { $0.isPagingEnabled = true }
      }

      var plain: some View { Carousel(albums) { Text($0.name) } }
      var numbered: some View { Carousel(albums, selection: $number) { Text($0.name) } }
    }
    """

  /// The recipe of `docs/carousels.md`, in a screen with what it takes for granted.
  private func recipe() throws -> String {
    let text = try CarouselRecipeTests.text("docs/carousels.md")
    let section = try #require(text.components(separatedBy: "## In SwiftUI").last)
    let code = try #require(section.components(separatedBy: "```swift").dropFirst().first)
    return """
      struct AlbumCover: View {
        init(_ album: Album) {}
        var body: some View { Text("") }
      }
      struct Recipe: View {
        let albums: [Album]
        @State private var current: Int?
        var body: some View {
          \(code.components(separatedBy: "```")[0])
        }
      }
      """
  }

  @Test func carouselCompilesWithTheNamesOfSwiftUI() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      #expect(try UIKitStandIn.make(for: "iOS", in: folder) == "")
      let kit = try compiler.makeModule("SwiftUI", Self.kit, in: folder)
      #expect(!kit.contains("error:"), "\(kit)")
      for module in ["iCarousel", "CarouselKit"] {
        let sources = try UIKitStandIn.sources(module, for: "iOS", in: folder)
        let output = try compiler.makeModule(module, sources, options: Compiler.inPackage, in: folder)
        #expect(output == "", "\(module)")
      }
      let file = folder.appendingPathComponent("Screen.swift")
      try (Self.screen + "\n\n" + recipe()).write(to: file, atomically: true, encoding: .utf8)
      let output = try compiler.compile("Screen", [file], options: ["-typecheck"], in: folder)
      #expect(output == "", "\(output)")
    }
  }

  @Test func aScreenWithAnotherBindingDoesNotCompile() throws {
    try Repository.withTemporaryFolder { folder in
      let compiler = Compiler()
      _ = try UIKitStandIn.make(for: "iOS", in: folder)
      _ = try compiler.makeModule("SwiftUI", Self.kit, in: folder)
      for module in ["iCarousel", "CarouselKit"] {
        let sources = try UIKitStandIn.sources(module, for: "iOS", in: folder)
        _ = try compiler.makeModule(module, sources, options: Compiler.inPackage, in: folder)
      }
      let file = folder.appendingPathComponent("Screen.swift")
      let other = Self.screen.replacing("private var current: Int? = 0", with: "private var current = \"a\"")
      try other.write(to: file, atomically: true, encoding: .utf8)
      #expect(try compiler.compile("Screen", [file], options: ["-typecheck"], in: folder).contains("error:"))
    }
  }
}
