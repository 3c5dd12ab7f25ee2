// Reads numbers from text, for `Double(text)` and `Float(text)`. The result is the nearest number, and of two equally near ones the one
// whose last bit is 0, as strtod gives it.
#if defined(__wasm__) || defined(TEST_NUMBERS)
#include <stddef.h>
#include <stdint.h>

// Up to 767 digits decide between two neighbours. Those behind count as one that is not zero.
enum { mostDigits = 800, mostWords = 160 };

// A whole number without a sign, the lowest 32 bits first.
typedef struct {
  uint32_t words[mostWords];
  int count;
} Whole;

// The form of a type of numbers: the bits of its fraction with the first one, and the power of two of its smallest number.
typedef struct {
  int precision, leastPower;
} Format;

// Multiplies and adds. A number of no words is 0.
static void multiply(Whole *number, uint32_t factor, uint32_t addend) {
  uint64_t carry = addend;
  for (int i = 0; i < number->count; i++) {
    carry += (uint64_t)number->words[i] * factor;
    number->words[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry) number->words[number->count++] = (uint32_t)carry;
}

static int bitCount(const Whole *number) {
  return number->count ? 32 * number->count - __builtin_clz(number->words[number->count - 1]) : 0;
}

static void shift(Whole *number, int places) {
  for (; places >= 31; places -= 31) multiply(number, (uint32_t)1 << 31, 0);
  multiply(number, (uint32_t)1 << places, 0);
}

static int isLess(const Whole *left, const Whole *right) {
  if (left->count != right->count) return left->count < right->count;
  for (int i = left->count - 1; i >= 0; i--)
    if (left->words[i] != right->words[i]) return left->words[i] < right->words[i];
  return 0;
}

static void subtract(Whole *number, const Whole *other) {
  int64_t borrow = 0;
  for (int i = 0; i < number->count; i++) {
    borrow += (int64_t)number->words[i] - (i < other->count ? other->words[i] : 0);
    number->words[i] = (uint32_t)borrow;
    borrow >>= 32;
  }
  while (number->count && !number->words[number->count - 1]) number->count--;
}

static double powerOfTwo(int power) {
  union { uint64_t bits; double number; } result = {.bits = (uint64_t)(power + 1023) << 52};
  return result.number;
}

// The number that `bits` and a rest below them stand for, times a power of two, rounded once.
static double rounded(uint64_t bits, int hasRest, int power, Format format) {
  if (!bits) return 0;
  int excess = 64 - __builtin_clzll(bits) - format.precision;
  if (power + excess < format.leastPower) excess = format.leastPower - power;
  if (excess > 64) return 0;
  if (excess > 0) {
    uint64_t half = (uint64_t)1 << (excess - 1), rest = bits & (half | (half - 1));
    bits = excess == 64 ? 0 : bits >> excess;
    power += excess;
    if (rest > half || (rest == half && (hasRest || (bits & 1)))) bits++;
  }
  if (power > 1023) return __builtin_inf();
  return (double)bits * powerOfTwo(power / 2) * powerOfTwo(power - power / 2);
}

// The quotient of two numbers that are not zero.
static double quotient(Whole *above, Whole *below, Format format) {
  // With 63 bits more above the line, the quotient has 63 or 64 bits.
  int places = 63 - (bitCount(above) - bitCount(below));
  shift(places > 0 ? above : below, places > 0 ? places : -places);
  shift(below, 63);
  uint64_t result = 0;
  for (int i = 0; i < 64; i++) {
    int fits = !isLess(above, below);
    if (fits) subtract(above, below);
    result = result << 1 | (uint64_t)fits;
    multiply(above, 2, 0);
  }
  return rounded(result, above->count > 0, -places, format);
}

// The number that digits and a power of ten stand for.
static double decimal(Whole *digits, int power, Format format) {
  Whole divisor = {.words = {1}, .count = 1};
  Whole *scaled = power < 0 ? &divisor : digits;
  for (int i = power < 0 ? -power : power; i > 0; i--) multiply(scaled, 10, 0);
  return quotient(digits, &divisor, format);
}

static int digitOf(char character, int base) {
  int value = character >= '0' && character <= '9' ? character - '0' : (character | 32) >= 'a' ? (character | 32) - 'a' + 10 : 99;
  return value < base ? value : -1;
}

// Reads a power with its sign behind a letter. Without digits nothing is read.
static const char *readPower(const char *text, char letter, int *power) {
  if ((*text | 32) != letter) return text;
  const char *next = text + 1;
  int isNegative = *next == '-', value = 0;
  if (*next == '-' || *next == '+') next++;
  if (digitOf(*next, 10) < 0) return text;
  for (; digitOf(*next, 10) >= 0; next++)
    if (value < 100000) value = value * 10 + digitOf(*next, 10);
  *power += isNegative ? -value : value;
  return next;
}

// Reads digits with a point in a base. The number is theirs, without the zeros in front, times the base to the power.
static const char *readDigits(const char *text, int base, Whole *number, int *count, int *power) {
  int isBehindPoint = 0, hasDigits = 0, hasRest = 0;
  for (;; text++) {
    int digit = digitOf(*text, base);
    if (*text == '.' && !isBehindPoint) {
      isBehindPoint = 1;
      continue;
    }
    if (digit < 0) break;
    hasDigits = 1;
    if (*count < mostDigits) {
      if (*count || digit) {
        (*count)++;
        multiply(number, (uint32_t)base, (uint32_t)digit);
      }
      *power -= isBehindPoint;
    } else {
      hasRest |= digit != 0;
      *power += !isBehindPoint;
    }
  }
  if (hasRest) number->words[0] |= 1;
  return hasDigits ? text : NULL;
}

static const char *skipWord(const char *text, const char *word) {
  for (; *word; text++, word++)
    if ((*text | 32) != *word) return NULL;
  return text;
}

// Reads a number without its sign. Returns the place behind it, or nothing if there is none.
static const char *readMagnitude(const char *text, double *result, Format format) {
  const char *end = skipWord(text, "inf");
  if (end) {
    const char *longer = skipWord(text, "infinity");
    *result = __builtin_inf();
    return longer ? longer : end;
  }
  if ((end = skipWord(text, "nan"))) {
    *result = __builtin_nan("");
    return end;
  }
  Whole number = {.count = 0};
  int count = 0, power = 0;
  if (text[0] == '0' && (text[1] | 32) == 'x') {
    if (!(end = readDigits(text + 2, 16, &number, &count, &power))) return NULL;
    power *= 4;
    end = readPower(end, 'p', &power);
    Whole one = {.words = {1}, .count = 1};
    *result = count == 0 ? 0 : 4 * count + power > 1100 ? __builtin_inf() : 4 * count + power < -1100 ? 0 : -1;
    if (*result < 0) {
      shift(power < 0 ? &one : &number, power < 0 ? -power : power);
      *result = quotient(&number, &one, format);
    }
    return end;
  }
  if (!(end = readDigits(text, 10, &number, &count, &power))) return NULL;
  end = readPower(end, 'e', &power);
  // The first digit decides whether the number is beyond all others.
  *result = count == 0 || count + power < -350 ? 0 : count + power > 310 ? __builtin_inf() : decimal(&number, power, format);
  return end;
}

static const char *readNumber(const char *text, double *result, Format format) {
  int isNegative = *text == '-';
  const char *end = readMagnitude(text + (isNegative || *text == '+'), result, format);
  if (isNegative) *result = -*result;
  return end;
}

const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  return readNumber(text, result, (Format){.precision = 53, .leastPower = -1074});
}

const char *_swift_stdlib_strtof_clocale(const char *text, float *result) {
  double number = 0;
  const char *end = readNumber(text, &number, (Format){.precision = 24, .leastPower = -149});
  *result = (float)number;
  return end;
}
#endif
