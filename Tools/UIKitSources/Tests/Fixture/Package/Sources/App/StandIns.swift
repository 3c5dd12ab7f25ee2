// Swift Package Manager needs one source file in a target. What the app uses and OpenUIKit lacks can be declared here.
