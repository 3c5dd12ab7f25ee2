/// What text fields and text views are for a host: a text without positions, whose interface is Foundation's.
public typealias _EditableTextInput = UIKeyInput
