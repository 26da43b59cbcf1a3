import { boundary, type Interval } from '../../provider/boundary.ts'

export type Period = { start: number; end: number }

/** The period of the cycle that contains an instant; its end belongs to the next one. */
export function periodAt(anchor: number, every: Interval, at: number): Period {
  const length = boundary(anchor, every, 1) - anchor
  let n = Math.floor((at - anchor) / length)
  while (boundary(anchor, every, n) > at) n -= 1
  while (boundary(anchor, every, n + 1) <= at) n += 1
  return { start: boundary(anchor, every, n), end: boundary(anchor, every, n + 1) }
}

/** The part of an amount that falls to the time left, by the second, rounded to the cent. */
export function prorate(amount: number, { start, end }: Period, from: number): number {
  if (end <= start || from >= end) return 0
  return Math.round((amount * (end - Math.max(from, start))) / (end - start))
}
