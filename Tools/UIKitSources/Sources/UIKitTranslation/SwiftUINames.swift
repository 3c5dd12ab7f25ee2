import SwiftSyntax

/// The names in a file that mean something of SwiftUI's, or something that is made with it.
struct SwiftUINames {
  /// Protocols of previews, and of the views that they show.
  static let previews: Set<String> = [
    "PreviewProvider", "UIViewControllerRepresentable", "UIViewRepresentable",
  ]
  private static let protocols: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle",
    "LabelStyle",
    "TextFieldStyle", "Shape", "InsettableShape", "EnvironmentKey", "PreferenceKey", "DynamicProperty",
    "AnimatableModifier", "GeometryEffect", "ToolbarContent", "Commands",
  ]
  private static let others: Set<String> = [
    "AnyView", "Binding", "Color", "EnvironmentValues", "LocalizedStringKey", "UIHostingController",
    "UIHostingConfiguration", "SwiftUI",
  ]

  /// Types, and protocols that types conform to.
  var types: Set<String>
  /// Variables of such types.
  var values: Set<String> = []

  var count: Int { types.count + values.count }

  /// Names that the module declares itself mean that.
  init(_ index: ModuleIndex) {
    types = Self.previews.union(Self.protocols).union(Self.others).filter { !index.declares($0) }
    types.formUnion(index.types(inheritingAnyOf: types))
  }

  func areMentioned(in node: some SyntaxProtocol) -> Bool {
    node.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier = token.tokenKind else { return false }
      return types.contains(token.text) || values.contains(token.text) && !token.isMember
    }
  }
}

extension TokenSyntax {
  /// Whether a token names a member of something other than `self`, such as `count` in `list.count`, or labels an argument.
  fileprivate var isMember: Bool {
    if let member = parent?.parent?.as(MemberAccessExprSyntax.self), member.declName.baseName.id == id {
      return member.base?.trimmedDescription != "self"
    }
    return parent?.as(LabeledExprSyntax.self)?.label?.id == id
  }
}
