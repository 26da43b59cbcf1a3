import type { TwoSpans } from '#shared/operations/insights/analytics-report.ts'

/** What a figure came to in a span, and in the one before it. */
export type Compared = { now: number; before: number }

const sum = (days: readonly number[]) => days.reduce((total, one) => total + one, 0)

/** The days of a span and of the one before it, each the oldest first. */
export const spansOf = (values: TwoSpans) => {
  const half = values.length / 2
  return { now: values.slice(half), before: values.slice(0, half) }
}

export function compared(values: TwoSpans): Compared {
  const { now, before } = spansOf(values)
  return { now: sum(now), before: sum(before) }
}
