// `import OpenUIKit` brings all of it: colours, fonts, paths and text are a module of their own for hosts that draw.
@_exported import OpenUIKitGraphics
