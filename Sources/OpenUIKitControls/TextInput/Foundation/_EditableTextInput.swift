/// The protocol of text fields and text views for a host.
public typealias _EditableTextInput = UITextInput
