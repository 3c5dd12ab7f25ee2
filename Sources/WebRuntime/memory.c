// Memory for WebAssembly: blocks of size classes, each with a list of its free blocks. Classes are 16 bytes apart up to
// 512 bytes and powers of two above; a block is never split or joined, so that a page in steady state never grows.
#if defined(__wasm__)
#include <stddef.h>
#include <stdint.h>

enum { pageSize = 65536, step = 16, largestStepped = 512, leastGrowth = 16, headerSize = 16, classCount = 64 };

typedef struct FreeBlock {
  struct FreeBlock *next;
} FreeBlock;

extern uint8_t __heap_base;
static FreeBlock *freeBlocks[classCount];
static uint8_t *top, *end;

// In the four bytes before a block stands its class, or, for a block moved for its alignment, this bit and by how much.
static const uint32_t movedBit = 0x80000000u;

static unsigned classOf(size_t size) {
  if (size <= largestStepped) return (unsigned)((size + step - 1) / step);
  return largestStepped / step + (32 - __builtin_clz((unsigned)(size - 1))) - 9;
}

static size_t sizeOf(unsigned class) {
  if (class <= largestStepped / step) return (size_t)class * step;
  return (size_t)largestStepped << (class - largestStepped / step);
}

static uint32_t *header(void *block) { return (uint32_t *)block - 1; }

static void makeRoom(size_t size) {
  if (!top) {
    top = (uint8_t *)(((uintptr_t)&__heap_base + step - 1) & ~(uintptr_t)(step - 1));
    end = (uint8_t *)(__builtin_wasm_memory_size(0) * pageSize);
  }
  if ((size_t)(end - top) >= size) return;
  size_t pages = (size - (size_t)(end - top) + pageSize - 1) / pageSize;
  if (pages < leastGrowth) pages = leastGrowth;
  if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  end += pages * pageSize;
}

void *malloc(size_t size) {
  if (size > 0x40000000u) __builtin_trap();
  unsigned class = classOf(size ? size : 1);
  FreeBlock *reused = freeBlocks[class];
  if (reused) {
    freeBlocks[class] = reused->next;
    return reused;
  }
  size_t room = sizeOf(class) + headerSize;
  makeRoom(room);
  void *block = top + headerSize;
  top += room;
  *header(block) = class;
  return block;
}

void free(void *block) {
  if (!block) return;
  uint32_t class = *header(block);
  if (class & movedBit) {
    block = (uint8_t *)block - (class & ~movedBit);
    class = *header(block);
  }
  ((FreeBlock *)block)->next = freeBlocks[class];
  freeBlocks[class] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment <= step) {
    *result = malloc(size);
    return 0;
  }
  uint8_t *block = malloc(size + alignment + headerSize);
  uint8_t *aligned = (uint8_t *)(((uintptr_t)block + alignment - 1) & ~(uintptr_t)(alignment - 1));
  if (aligned != block) *header(aligned) = movedBit | (uint32_t)(aligned - block);
  *result = aligned;
  return 0;
}
#endif
