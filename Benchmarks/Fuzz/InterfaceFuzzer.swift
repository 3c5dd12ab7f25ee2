// Compiled together with the reader's sources by scripts/fuzz-interface.

import Foundation

/// Reads the fuzzer's bytes as a file of Interface Builder and as a compiled one. Either is refused with an error, or is a document
/// that its compiled form repeats.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let data = Data(bytes: bytes, count: count)
  // Small ones, so that the fuzzer reaches them.
  var limits = InterfaceLimits()
  (limits.elements, limits.depth) = (2_000, 64)
  if let document = try? InterfaceDocument(data: data, file: "Main.storyboard", limits: limits) {
    check(document)
  }
  if let document = try? InterfaceDocument(compiled: data, file: "Main.storyboard", limits: limits) {
    check(document)
  }
  return 0
}

private func check(_ document: InterfaceDocument) {
  let compiled = document.compiled
  guard let again = try? InterfaceDocument(compiled: compiled, file: document.file) else {
    fatalError("a document that was read is refused in its compiled form")
  }
  precondition(again.compiled == compiled, "the compiled form of a compiled document is another one")
  precondition(again.scenes.count == document.scenes.count, "scenes are lost")
  damage(compiled, document.file)
  for scene in document.scenes { _ = scene.controller?.id.map(document.object) }
}

/// Reads compiled bytes with one after another of them changed: they are refused, or are another document.
private func damage(_ compiled: Data, _ file: String) {
  for place in stride(from: 0, to: compiled.count, by: max(1, compiled.count / 16)) {
    var damaged = compiled
    damaged[place] ^= UInt8(truncatingIfNeeded: place * 7 + 1)
    _ = try? InterfaceDocument(compiled: damaged, file: file)
  }
}
