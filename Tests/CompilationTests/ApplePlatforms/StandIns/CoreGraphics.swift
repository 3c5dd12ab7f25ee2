// A stand-in for Core Graphics, beside the transforms and vectors: classes whose names OpenUIKit has too. They can do nothing, so code
// that means them by mistake does not compile.

@_exported import Foundation

/// A name of Core Foundation, which Apple's module re-exports.
public typealias CFTimeInterval = Double

public final class CGColor {}
public final class CGColorSpace {}
public final class CGContext {}
public class CGPath {}
public final class CGMutablePath: CGPath {}
public final class CGImage {}
public final class CGGradient {}
public enum CGBlendMode: Int32 { case another }
public enum CGLineCap: Int32 { case another }
public enum CGLineJoin: Int32 { case another }
public enum CGPathFillRule: Int { case another }
