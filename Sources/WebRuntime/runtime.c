// The rest of what Embedded Swift calls: strings of bytes, wide multiplication, randomness, mathematics, a place to
// print to. What only the host knows is imported from it.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

#define IMPORT(name) __attribute__((import_module("host"), import_name(name))) extern

IMPORT("print") void hostPrint(int byte);
IMPORT("random") double hostRandom(void);
IMPORT("sin") double hostSin(double);
IMPORT("cos") double hostCos(double);
IMPORT("tan") double hostTan(double);
IMPORT("acos") double hostAcos(double);
IMPORT("atan2") double hostAtan2(double, double);
IMPORT("exp") double hostExp(double);
IMPORT("log") double hostLog(double);
IMPORT("log10") double hostLog10(double);
IMPORT("pow") double hostPow(double, double);
IMPORT("remainder") double hostRemainder(double, double);

double sin(double x) { return hostSin(x); }
double cos(double x) { return hostCos(x); }
double tan(double x) { return hostTan(x); }
double acos(double x) { return hostAcos(x); }
double atan2(double y, double x) { return hostAtan2(y, x); }
double exp(double x) { return hostExp(x); }
double log(double x) { return hostLog(x); }
double log10(double x) { return hostLog10(x); }
double pow(double x, double y) { return hostPow(x, y); }
double fmod(double x, double y) { return hostRemainder(x, y); }
// The nearest of the remainders: at most half of the divisor. Of two the one of an even quotient, as IEEE 754 states.
double remainder(double x, double y) {
  double divisor = __builtin_fabs(y), rest = __builtin_fabs(hostRemainder(x, 2 * divisor));
  if (rest > divisor / 2) {
    rest -= divisor;
    if (rest >= divisor / 2) rest -= divisor;
  }
  return __builtin_signbit(x) ? -rest : rest;
}
// Half away from zero, which no instruction does.
double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}
float roundf(float x) { return (float)round(x); }
// Used for steps of ranges only, where the last bit does not matter.
double fma(double x, double y, double z) { return x * y + z; }

uintptr_t __stack_chk_guard = 0x9e3779b9;
void __stack_chk_fail(void) { __builtin_trap(); }

extern void __wasm_call_ctors(void);
// With this export the linker does not wrap every other one in calls of the constructors.
__attribute__((export_name("_initialize"))) void initializeModule(void) { __wasm_call_ctors(); }

int putchar(int byte) {
  hostPrint(byte);
  return byte;
}

void arc4random_buf(void *buffer, size_t count) {
  uint8_t *bytes = buffer;
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)(hostRandom() * 256);
}

// The compiler turns these builtins into single instructions, see -mbulk-memory.
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a < *b ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  while (*end) end++;
  return (size_t)(end - text);
}

typedef struct {
  uint64_t low;
  int64_t high;
} Wide;

// 64 × 64 bits to 128, by halves.
void __multi3(Wide *result, uint64_t aLow, int64_t aHigh, uint64_t bLow, int64_t bHigh) {
  const uint64_t half = 0xffffffff;
  uint64_t part = (aLow & half) * (bLow & half);
  uint64_t low = part & half;
  part = (part >> 32) + (aLow >> 32) * (bLow & half);
  uint64_t middle = (part & half) + (aLow & half) * (bLow >> 32);
  uint64_t high = (part >> 32) + (middle >> 32) + (aLow >> 32) * (bLow >> 32);
  result->low = low | (middle << 32);
  result->high = (int64_t)(high + aLow * (uint64_t)bHigh + (uint64_t)aHigh * bLow);
}
#endif
