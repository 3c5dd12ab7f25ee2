#!/bin/bash
# Compiles the solver as Embedded Swift for WebAssembly.
set -euo pipefail
cd "$(dirname "$0")/.."
library=$(dirname "$(dirname "$(realpath "$(command -v swiftc)")")")/lib/swift/embedded/wasm32-unknown-none-wasm
[ -d "$library" ] || { echo "this toolchain has no Embedded Swift for wasm32-unknown-none-wasm"; exit 1; }
mkdir -p build
# The compiler has been seen to need all memory for generic code that Embedded Swift cannot express.
ulimit -v 6000000
find Sources/ConstraintSolver -name '*.swift' -print0 |
  xargs -0 timeout 300 swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -O -wmo \
    -swift-version 6 -module-name ConstraintSolver -parse-as-library -c -o build/ConstraintSolver.wasm.o
echo "ConstraintSolver compiles as Embedded Swift: $(stat -c %s build/ConstraintSolver.wasm.o) bytes of object code"
