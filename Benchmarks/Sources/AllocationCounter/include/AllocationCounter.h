#pragma once
/// Whether to count: asking each block for its size takes about as long as the C library takes for a small one.
void countAllocations(int counts);
/// How many blocks the process has allocated since it started, while it counted.
long allocationCount(void);
/// How many bytes are allocated now.
long allocatedBytes(void);
/// How many bytes an allocated block has room for.
long bytesOfBlock(void *block);
/// The most bytes that were allocated at once since the last call of `resetPeakBytes`.
long peakBytes(void);
void resetPeakBytes(void);
/// Lets the process keep the memory it frees, so that no page is fetched from the system again and again.
void keepFreedMemory(void);
