import Foundation
import InterfaceBuilder
import NibLoading
import OpenUIKit
import Workloads

// Measures how long a scene of a storyboard takes from its bytes to its views, and from there to its frames.
//
// usage: nib-bench [load COUNT]

/// A scene of 50 views with its constraints.
let storyboard = try InterfaceDocument(
  data: Data(StoryboardText(rows: 16).text.utf8), file: "Main.storyboard")
let compiled = storyboard.compiled

/// The view of the scene, from the bytes of the compiled file.
@MainActor
func loadView() -> UIView {
  // The bytes are those that were just written.
  let document = try! InterfaceDocument(compiled: compiled, file: "Main.storyboard")
  return UIStoryboard.storyboard(document).instantiateInitialViewController()!.view
}

@MainActor
func layOut(_ view: UIView) {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  window.addSubview(view)
  window.layoutIfNeeded()
}

@MainActor func count(_ view: UIView) -> Int { 1 + view.subviews.reduce(0) { $0 + count($1) } }

/// Measures a storyboard of the size of the largest public one, which has some 40,000 elements.
@MainActor
func measureLargest() throws {
  let text = Data(StoryboardText(scenes: 120, rows: 16).text.utf8)
  let document = try InterfaceDocument(data: text, file: "Main.storyboard")
  var elements = 0
  document.root.forEach { _ in elements += 1 }
  let bytes = document.compiled
  let xml = Stopwatch.median(runs: 5, seconds: 0.05) {
    _ = try! InterfaceDocument(data: text, file: "Main.storyboard")
  }
  let opening = Stopwatch.median(runs: 5, seconds: 0.05) {
    let document = try! InterfaceDocument(compiled: bytes, file: "Main.storyboard")
    _ = UIStoryboard.storyboard(document).instantiateInitialViewController()!.view
  }
  print("\(elements) elements, \(bytes.count) bytes compiled, \(text.count) as XML")
  print("from the compiled bytes to a scene \(Int(opening)) us")
  print("reading the XML alone              \(Int(xml)) us")
  print("most memory at one time            \(mostMemory)")
}

/// The most memory that the program has had, as Linux states it.
var mostMemory: String {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line?.dropFirst("VmHWM:".count).trimmingCharacters(in: .whitespaces) ?? "unknown"
}

if CommandLine.arguments.dropFirst().first == "load" {
  for _ in 0..<(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1) { _ = loadView() }
} else {
  let views = count(loadView())
  let load = Stopwatch.median(runs: 30, seconds: 0.05) { _ = loadView() }
  let both = Stopwatch.median(runs: 30, seconds: 0.05) { layOut(loadView()) }
  let xml = Stopwatch.median(runs: 30, seconds: 0.05) {
    _ = try! InterfaceDocument(data: Data(StoryboardText(rows: 16).text.utf8), file: "Main.storyboard")
  }
  print(
    "\(views) views, \(compiled.count) bytes compiled, \(StoryboardText(rows: 16).text.utf8.count) as XML")
  print("from the compiled bytes to views   \(Int(load)) us")
  print("and to frames                      \(Int(both)) us")
  print("reading the XML alone              \(Int(xml)) us")
  try measureLargest()
  BenchmarkRow("storyboard: scene of 50 views", microseconds: load).record()
}
