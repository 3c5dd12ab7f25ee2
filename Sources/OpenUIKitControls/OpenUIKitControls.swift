// Controls, pickers, stacks, text input, the edit menu and the pasteboard, on top of views, labels and buttons.
@_exported import OpenUIKitCore
