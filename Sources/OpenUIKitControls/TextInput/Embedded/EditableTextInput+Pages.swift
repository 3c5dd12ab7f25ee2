/// The protocol of text fields and text views for a host: a text without positions, whose interface is Foundation's.
public typealias _EditableTextInput = UIKeyInput
