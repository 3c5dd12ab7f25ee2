// Puts a module back together that scripts/wasm_pack.py has taken apart by kind; there stands what the bytes are. It is a module
// of its own in the page, since a browser's first run of so much script would take several times as long.

typedef unsigned char Byte;

enum Kind {
  operations, declarations, reads, writes, copies, blocks, labels, calls, alignments, offsets, integers, longs, floats, others, kindCount
};
enum Operation {
  block = 0x02, loop = 0x03, if_ = 0x04, end = 0x0b, branch = 0x0c, branchIf = 0x0d, branchTable = 0x0e, call = 0x10, callIndirect = 0x11,
  typedSelect = 0x1c, readLocal = 0x20, writeLocal = 0x21, copyLocal = 0x22, readGlobal = 0x23, writeTable = 0x26, firstLoad = 0x28,
  lastStore = 0x3e, memorySize = 0x3f, memoryGrow = 0x40, integer = 0x41, longInteger = 0x42, floating = 0x43, doubleFloating = 0x44,
  nullReference = 0xd0, functionReference = 0xd2, prefix = 0xfc
};
// Operations behind the prefix.
enum { memoryCopy = 10, memoryFill = 11 };
// What browsers allow in one function.
enum { mostLocals = 50000 };

// Of each load and store, the logarithm of how many bytes it is about.
static const Byte naturalAlignment[] = {2, 3, 2, 3, 0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 3, 2, 3, 0, 1, 0, 1, 2};

// What is said most often is said in one byte that is no operation: the local that was used last, or second or third, and small numbers.
enum { firstShort = 0xd3, shortCount = 12 };
static const struct { Byte operation, number; } shortened[shortCount] = {
  {readLocal, 0}, {readLocal, 1}, {readLocal, 2}, {writeLocal, 0}, {copyLocal, 0},
  {integer, 0}, {integer, 1}, {integer, 2}, {integer, 3}, {integer, 4}, {integer, 8}, {integer, 16}
};

// Where the next byte of each kind stands, and where the next one of the module goes.
static const Byte *next[kindCount];
static Byte *to;
// The locals of the present function that are known, the one that was used last before the others.
static unsigned recent[mostLocals], knownLocals;

static unsigned number(const Byte **from) {
  unsigned result = 0, shift = 0, byte;
  do {
    byte = *(*from)++;
    result |= (byte & 127) << shift;
    shift += 7;
  } while (byte > 127);
  return result;
}

static void writeNumber(unsigned value) {
  for (; value > 127; value >>= 7) *to++ = (value & 127) | 128;
  *to++ = value;
}

static void copyBytes(enum Kind kind, unsigned count) {
  while (count--) *to++ = *next[kind]++;
}

static void copyNumbers(enum Kind kind, unsigned count) {
  while (count--) {
    do *to++ = *next[kind]++;
    while (to[-1] > 127);
  }
}

static unsigned copyCount(enum Kind kind) {
  unsigned count = number(&next[kind]);
  writeNumber(count);
  return count;
}

static void writeLocalUsed(unsigned rank) {
  for (; knownLocals <= rank; knownLocals++) recent[knownLocals] = knownLocals;
  unsigned local = recent[rank];
  for (; rank > 0; rank--) recent[rank] = recent[rank - 1];
  recent[0] = local;
  writeNumber(local);
}

static void writePrefixed(void) {
  unsigned operation = copyCount(others);
  copyNumbers(others, operation == memoryCopy ? 2 : operation == memoryFill ? 1 : 0);
}

static void writeOperands(Byte operation) {
  switch (operation) {
  case block: case loop: case if_: return copyNumbers(blocks, 1);
  case branch: case branchIf: return copyNumbers(labels, 1);
  case branchTable: return copyNumbers(others, copyCount(others) + 1);
  case call: return copyNumbers(calls, 1);
  case callIndirect: return copyNumbers(others, 2);
  case typedSelect: return copyNumbers(others, copyCount(others));
  case readLocal: return writeLocalUsed(number(&next[reads]));
  case writeLocal: return writeLocalUsed(number(&next[writes]));
  case copyLocal: return writeLocalUsed(number(&next[copies]));
  case readGlobal ... writeTable: case memorySize: case memoryGrow: case nullReference: case functionReference: return copyNumbers(others, 1);
  case firstLoad ... lastStore:
    *to++ = *next[alignments]++ ^ naturalAlignment[operation - firstLoad];
    return copyNumbers(offsets, 1);
  case integer: return copyNumbers(integers, 1);
  case longInteger: return copyNumbers(longs, 1);
  case floating: return copyBytes(floats, 4);
  case doubleFloating: return copyBytes(floats, 8);
  case prefix: return writePrefixed();
  }
}

static void writeShortened(unsigned index) {
  Byte operation = *to++ = shortened[index].operation, value = shortened[index].number;
  if (operation == integer) writeNumber(value);
  else writeLocalUsed(value);
}

static void writeBody(void) {
  for (unsigned groups = copyCount(declarations); groups > 0; groups--) {
    copyNumbers(declarations, 1);
    copyBytes(declarations, 1);
  }
  knownLocals = 0;
  for (unsigned depth = 1; depth > 0;) {
    Byte operation = *next[operations]++;
    if (operation >= firstShort && operation < firstShort + shortCount) {
      writeShortened(operation - firstShort);
      continue;
    }
    *to++ = operation;
    writeOperands(operation);
    if (operation == block || operation == loop || operation == if_) depth++;
    if (operation == end) depth--;
  }
}

// A function: how long it is, which is known when it has been written, and its body.
static void writeFunction(void) {
  Byte *begins = to++;
  writeBody();
  unsigned length = to - begins - 1, digits = 1;
  while (length >> 7 * digits) digits++;
  __builtin_memmove(begins + digits, begins + 1, length);
  to = begins;
  writeNumber(length);
  to += length;
}

__attribute__((export_name("lengthOf"))) unsigned lengthOf(const Byte *packed) {
  return number(&packed);
}

// Writes the module, which has room for `lengthOf` bytes.
__attribute__((export_name("unpack"))) void unpack(const Byte *packed, const Byte *packedEnd, Byte *module) {
  unsigned lengths[kindCount];
  number(&packed);  // Its length.
  unsigned first = number(&packed);
  for (enum Kind kind = 0; kind < kindCount; kind++) lengths[kind] = number(&packed);
  __builtin_memcpy(module, packed, first);
  to = module + first;
  packed += first;
  for (enum Kind kind = 0; kind < kindCount; packed += lengths[kind++]) next[kind] = packed;
  const Byte *lastOperation = next[declarations];
  while (next[operations] < lastOperation) writeFunction();
  __builtin_memcpy(to, packed, packedEnd - packed);
}
