#if ThreadConfined
  extension UICollectionViewLayoutAttributes: NSCopying {}
#else
  extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}
#endif
