/// What the kits do differently: windows, their time, and the elements of assistive technology.
enum LayoutWindow {}
