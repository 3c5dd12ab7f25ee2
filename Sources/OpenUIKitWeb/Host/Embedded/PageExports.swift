// The functions that the page's script calls. Every call passes its host as the address that `mount`
// returned.

import OpenUIKitCore

private func host(_ handle: UnsafeMutableRawPointer) -> PageHost {
  Unmanaged<PageHost>.fromOpaque(handle).takeUnretainedValue()
}

private func string(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> String {
  String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
}

/// A range of UTF-16 units.
private func units(_ start: Int32, _ end: Int32) -> Range<Int> {
  Int(max(0, start))..<Int(max(0, start, end))
}

/// The functions that the page may call by name.
///
/// They are offered at run time, and not exported by the module. A program is compiled together with the
/// libraries that it uses, which keeps a function with an address but not an export of a library.
enum PageExports {
  private typealias Host = UnsafeMutableRawPointer

  static func offerAll() {
    offerWindow()
    offerEvents()
    offerAccessibility()
    offerText()
    offerMemory()
  }

  static func offer(_ name: StaticString, _ function: UnsafeRawPointer) {
    pageOffer(name.utf8Start, Int32(name.utf8CodeUnitCount), function)
  }

  private static func offerWindow() {
    // Size, scale and preferences of a window's element.
    let configure: @convention(c) (Host, Double, Double, Double, Int32) -> Void = {
      host($0).configure(
        CGSize(width: $1, height: $2), scale: $3, PagePreferences(rawValue: $4))
    }
    offer("openuikit_configure", unsafeBitCast(configure, to: UnsafeRawPointer.self))
    // The page has got other fonts.
    let fonts: @convention(c) (Host) -> Void = { host($0).fontsDidChange() }
    offer("openuikit_fonts", unsafeBitCast(fonts, to: UnsafeRawPointer.self))
    // Advances the time to a moment in seconds; returns 1 if a later frame is needed.
    let frame: @convention(c) (Host, Double) -> Int32 = { host($0).frame(at: $1) ? 1 : 0 }
    offer("openuikit_frame", unsafeBitCast(frame, to: UnsafeRawPointer.self))
  }

  /// Offers the function with which the page releases a host that was unmounted.
  static func offerRelease() {
    let release: @convention(c) (Host) -> Void = { Unmanaged<PageHost>.fromOpaque($0).release() }
    offer("openuikit_release", unsafeBitCast(release, to: UnsafeRawPointer.self))
  }

  private static func offerEvents() {
    // A pointer or touch: its phase, identifier, location and time.
    let pointer: @convention(c) (Host, Int32, Int32, Double, Double, Double) -> Void = {
      guard let phase = PointerPhase(rawValue: $1) else { return }
      host($0).pointer(phase, identifier: Int($2), at: CGPoint(x: $3, y: $4), time: $5)
    }
    offer("openuikit_pointer", unsafeBitCast(pointer, to: UnsafeRawPointer.self))
    // Whether something in the window follows the touches; otherwise they may scroll the page.
    let drags: @convention(c) (Host) -> Int32 = { host($0).window.followsDrag ? 1 : 0 }
    offer("openuikit_drags", unsafeBitCast(drags, to: UnsafeRawPointer.self))
    // A wheel: distance, location and time; returns 1 if a view moved.
    let wheel: @convention(c) (Host, Double, Double, Double, Double, Double) -> Int32 = {
      host($0).window.sendWheel(by: CGVector(dx: $1, dy: $2), at: CGPoint(x: $3, y: $4), time: $5) ? 1 : 0
    }
    offer("openuikit_wheel", unsafeBitCast(wheel, to: UnsafeRawPointer.self))
    // A key: its phase, code, modifiers, characters and time; returns the number of a TextKeyOutcome.
    let key: @convention(c) (Host, Int32, Int32, Int32, UnsafePointer<UInt8>, Int32, Double) -> Int32 = {
      guard let phase = KeyPhase(rawValue: $1) else { return 0 }
      let outcome = host($0).key(phase, code: Int($2), modifiers: Int($3), string($4, $5), time: $6)
      return Int32(outcome.rawValue)
    }
    offer("openuikit_key", unsafeBitCast(key, to: UnsafeRawPointer.self))
  }

  private static func offerAccessibility() {
    // Describes the window to assistive technology, if it has changed.
    let describe: @convention(c) (Host) -> Void = { host($0).describe() }
    offer("openuikit_describe", unsafeBitCast(describe, to: UnsafeRawPointer.self))
    // Performs an action of assistive technology on an element.
    let perform: @convention(c) (Host, Int32, Int32) -> Void = {
      if let action = AccessibilityAction(rawValue: $1) { host($0).perform(action, on: Int($2)) }
    }
    offer("openuikit_perform", unsafeBitCast(perform, to: UnsafeRawPointer.self))
    // Scrolls to another row of a list. Returns its identifier, 0 for none.
    let move: @convention(c) (Host, Int32, Int32) -> Int32 = { handle, code, identifier in
      RowMove(rawValue: code).map { Int32(host(handle).move($0, from: Int(identifier))) } ?? 0
    }
    offer("openuikit_move", unsafeBitCast(move, to: UnsafeRawPointer.self))
  }

  private static func offerText() {
    // A text element has changed: its identifier, text, selection, and what is not confirmed; nothing if that ends before its start.
    let change:
      @convention(c) (Host, Int32, UnsafePointer<UInt8>, Int32, Int32, Int32, Int32, Int32) -> Void = {
        host($0).changeText(
          of: Int($1), to: string($2, $3), selecting: units($4, $5), marking: $7 > $6 ? units($6, $7) : nil)
      }
    offer("openuikit_change_text", unsafeBitCast(change, to: UnsafeRawPointer.self))
    let select: @convention(c) (Host, Int32, Int32) -> Void = { host($0).selectText(units($1, $2)) }
    offer("openuikit_select_text", unsafeBitCast(select, to: UnsafeRawPointer.self))
    let end: @convention(c) (Host) -> Void = { host($0).endEditing() }
    offer("openuikit_end_editing", unsafeBitCast(end, to: UnsafeRawPointer.self))
    // Returns 1 if a touch at the place is for the text that is being edited.
    let isText: @convention(c) (Host, Double, Double) -> Int32 = {
      host($0).isText(at: CGPoint(x: $1, y: $2)) ? 1 : 0
    }
    offer("openuikit_is_text", unsafeBitCast(isText, to: UnsafeRawPointer.self))
  }

  private static func offerMemory() {
    // Memory for the script to write into.
    let allocate: @convention(c) (Int32) -> UnsafeMutableRawPointer = {
      UnsafeMutableRawPointer.allocate(byteCount: Int($0), alignment: 16)
    }
    offer("openuikit_allocate", unsafeBitCast(allocate, to: UnsafeRawPointer.self))
    let free: @convention(c) (UnsafeMutableRawPointer) -> Void = { $0.deallocate() }
    offer("openuikit_free", unsafeBitCast(free, to: UnsafeRawPointer.self))
    // The pixels of a requested picture; an address of 0 means that the request failed.
    let picture: @convention(c) (UnsafeMutableRawPointer, Int32, Int32, UnsafePointer<UInt8>?) -> Void = {
      PictureRequest.finish($0, Int($1), Int($2), $3)
    }
    offer("openuikit_picture", unsafeBitCast(picture, to: UnsafeRawPointer.self))
  }
}
