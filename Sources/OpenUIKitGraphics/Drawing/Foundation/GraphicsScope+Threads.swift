/// The stack of graphics contexts of a thread.
package enum GraphicsScope {
  package static var stack: GraphicsStack { objectOfThread("OpenUIKit.GraphicsStack", GraphicsStack()) }
}
