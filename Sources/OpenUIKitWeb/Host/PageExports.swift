// What the script of the page calls. Every call names its host by the address that `mount` gave out.
#if hasFeature(Embedded)
  import OpenUIKit

  private func host(_ handle: UnsafeMutableRawPointer) -> PageHost {
    Unmanaged<PageHost>.fromOpaque(handle).takeUnretainedValue()
  }

  /// Size, scale and preferences of a window's element.
  @_expose(wasm, "openuikit_configure") @_cdecl("openuikit_configure")
  public func openuikitConfigure(
    _ handle: UnsafeMutableRawPointer, _ width: Double, _ height: Double, _ scale: Double,
    _ preferences: Int32
  ) {
    host(handle).configure(
      CGSize(width: width, height: height), scale: scale, PagePreferences(rawValue: preferences))
  }

  /// The page has got other fonts.
  @_expose(wasm, "openuikit_fonts") @_cdecl("openuikit_fonts")
  public func openuikitFonts(_ handle: UnsafeMutableRawPointer) {
    host(handle).fontsDidChange()
  }

  /// Lets time pass until a moment in seconds; answers 1 if there is more to come.
  @_expose(wasm, "openuikit_frame") @_cdecl("openuikit_frame")
  public func openuikitFrame(_ handle: UnsafeMutableRawPointer, _ time: Double) -> Int32 {
    host(handle).frame(at: time) ? 1 : 0
  }

  /// What a pointer or touch does: 0 down, 1 moved, 2 up, 3 cancelled.
  @_expose(wasm, "openuikit_pointer") @_cdecl("openuikit_pointer")
  public func openuikitPointer(
    _ handle: UnsafeMutableRawPointer, _ phase: Int32, _ identifier: Int32, _ x: Double, _ y: Double,
    _ time: Double
  ) {
    let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    host(handle).window.sendTouch(
      phases[Int(phase)], identifier: Int(identifier), at: CGPoint(x: x, y: y), time: time)
  }

  /// What a wheel says; answers 1 if something moved.
  @_expose(wasm, "openuikit_wheel") @_cdecl("openuikit_wheel")
  public func openuikitWheel(
    _ handle: UnsafeMutableRawPointer, _ dx: Double, _ dy: Double, _ x: Double, _ y: Double, _ time: Double
  ) -> Int32 {
    let moved = host(handle).window.sendWheel(
      by: CGVector(dx: dx, dy: dy), at: CGPoint(x: x, y: y), time: time)
    return moved ? 1 : 0
  }

  /// A key goes down (0) or up (1); answers 1 if something was done about it.
  @_expose(wasm, "openuikit_key") @_cdecl("openuikit_key")
  public func openuikitKey(
    _ handle: UnsafeMutableRawPointer, _ phase: Int32, _ code: Int32, _ modifiers: Int32,
    _ characters: UnsafePointer<UInt8>, _ count: Int32, _ time: Double
  ) -> Int32 {
    guard let usage = UIKeyboardHIDUsage(rawValue: Int(code)) else { return 0 }
    let text = String(decoding: UnsafeBufferPointer(start: characters, count: Int(count)), as: UTF8.self)
    let flags = UIKeyModifierFlags(rawValue: Int(modifiers))
    let window = host(handle).window
    let key = UIKey(usage, characters: text, modifierFlags: flags)
    if window.sendKey(phase == 0 ? .began : .ended, key, time: time) { return 1 }
    let types = phase == 0 && !text.isEmpty && flags.isDisjoint(with: [.command, .control, .alternate])
    return types && window.sendText(text) ? 1 : 0
  }

  /// Describes the window to assistive technology, if it has changed.
  @_expose(wasm, "openuikit_describe") @_cdecl("openuikit_describe")
  public func openuikitDescribe(_ handle: UnsafeMutableRawPointer) {
    host(handle).describe()
  }

  /// Does what assistive technology asks of an element.
  @_expose(wasm, "openuikit_perform") @_cdecl("openuikit_perform")
  public func openuikitPerform(_ handle: UnsafeMutableRawPointer, _ action: Int32, _ identifier: Int32) {
    guard let action = AccessibilityAction(rawValue: action) else { return }
    host(handle).perform(action, on: Int(identifier))
  }

  /// Memory for the script to write into.
  @_expose(wasm, "openuikit_allocate") @_cdecl("openuikit_allocate")
  public func openuikitAllocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
  }

  /// Gives memory back.
  @_expose(wasm, "openuikit_free") @_cdecl("openuikit_free")
  public func openuikitFree(_ address: UnsafeMutableRawPointer) {
    address.deallocate()
  }

  /// The pixels of a picture that was asked for; none if there is no address.
  @_expose(wasm, "openuikit_picture") @_cdecl("openuikit_picture")
  public func openuikitPicture(
    _ request: UnsafeMutableRawPointer, _ width: Int32, _ height: Int32, _ pixels: UnsafePointer<UInt8>?
  ) {
    PictureRequest.finish(request, Int(width), Int(height), pixels)
  }
#endif
