/** The value below which a share of the values lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

export const p95 = (values: readonly number[]) => quantile(values, 0.95)

export const p99 = (values: readonly number[]) => quantile(values, 0.99)
