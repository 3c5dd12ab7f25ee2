#if hasFeature(Embedded)
  /// What text fields and text views are for a host: a text without positions, whose interface is Foundation's.
  public typealias _EditableTextInput = UIKeyInput
#else
  /// What text fields and text views are for a host.
  public typealias _EditableTextInput = UITextInput
#endif
