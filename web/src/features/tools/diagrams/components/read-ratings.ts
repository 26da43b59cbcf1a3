import { partRanges } from '#shared/tools/diagrams/node-fields.ts'

/** Ratings as they are typed, such as “60, 60, 5”; or why they cannot be read. */
export function readRatings(typed: string): { ratings: number[] } | { problem: string } {
  const ratings = typed
    .split(/[\s,;+]+/)
    .filter(Boolean)
    .map(Number)
  const { min, max } = partRanges.amperes
  if (ratings.length > 8) return { problem: 'Enter at most 8 fuses' }
  if (ratings.some((one) => !(one >= min && one <= max)))
    return { problem: `Enter amperes between ${min} and ${max}, such as 30, 30` }
  return { ratings }
}
