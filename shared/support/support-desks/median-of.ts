/** The middle of counted values: of an even number the mean of both middle ones, to whole numbers. */
export function medianOf(counted: readonly { value: number; count: number }[]): number | undefined {
  const sorted = counted.filter(({ count }) => count > 0).toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return undefined
  const at = (place: number) => {
    let passed = 0
    for (const { value, count } of sorted) {
      passed += count
      if (place < passed) return value
    }
    return 0
  }
  return Math.round((at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2)
}
