/// Does not scroll: views of pages stay in place while something is dragged near their edges.
package struct EdgeScroller {
  package init(_ view: UIScrollView, didScroll: () -> Void) {}
  package func follow(_ finger: CGPoint) {}
}
