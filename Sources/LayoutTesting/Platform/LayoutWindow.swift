/// The differences between the kits: windows, their time, and the elements of assistive technology.
enum LayoutWindow: ViewTreeConfined {}
