/// Empty: relations in Embedded Swift are generic and do not check axes.
public protocol MASTargetAxis {}
