// Layers, animations and the time that they run by. They are part of OpenUIKit's module.
@_exported import OpenUIKit
