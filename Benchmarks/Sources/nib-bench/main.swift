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
  BenchmarkRow("storyboard: scene of 50 views", microseconds: load).record()
}
