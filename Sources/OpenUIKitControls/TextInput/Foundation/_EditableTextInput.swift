/// What text fields and text views are for a host.
public typealias _EditableTextInput = UITextInput
