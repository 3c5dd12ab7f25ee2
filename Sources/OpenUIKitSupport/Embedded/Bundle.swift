/// Replaces the folders of resources that Foundation reads. There are none here.
public final class Bundle: NSObject {}
