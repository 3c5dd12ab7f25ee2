// Stands in for the C library's allocator, which it calls, to count. Linux with glibc only; single-threaded use.
#include "AllocationCounter.h"
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static long count, bytes, peak;
static int isCounting = 1;

static void *counted(void *block) {
  if (block && isCounting) {
    count += 1;
    bytes += (long)malloc_usable_size(block);
    if (bytes > peak) peak = bytes;
  }
  return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t n, size_t size) { return counted(__libc_calloc(n, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = counted(__libc_memalign(alignment, size));
  return *result ? 0 : ENOMEM;
}

void *realloc(void *block, size_t size) {
  if (block && isCounting) bytes -= (long)malloc_usable_size(block);
  return counted(__libc_realloc(block, size));
}

void free(void *block) {
  if (block && isCounting) bytes -= (long)malloc_usable_size(block);
  __libc_free(block);
}

void countAllocations(int counts) { isCounting = counts; }
long allocationCount(void) { return count; }
long allocatedBytes(void) { return bytes; }
long bytesOfBlock(void *block) { return (long)malloc_usable_size(block); }
long peakBytes(void) { return peak; }
void resetPeakBytes(void) { peak = bytes; }

void keepFreedMemory(void) {
  mallopt(M_MMAP_THRESHOLD, 32 << 20);  // The largest that is allowed; a larger one would be ignored.
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 64 << 20);
}
