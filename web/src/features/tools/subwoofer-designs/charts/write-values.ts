import { grid } from '../state/computed-design.ts'
import type { ChartKind, Values } from './chart-kinds.ts'

/** Writes the values of a curve that a chart shows, with null at gaps. */
export function writeValues(from: ArrayLike<number>, of: (si: number) => number, into: Values): void {
  for (let at = 0; at < from.length; at++) {
    const value = from[at] as number
    into[at] = Number.isFinite(value) ? of(value) : null
  }
}

export const emptyValues = (): Values => Array.from({ length: grid.hz.length }, () => null)

export type Range = readonly [bottom: number, top: number]

const steps = [1, 2, 2.5, 5, 10]

/** The first round number that is not below. */
function roundUp(value: number): number {
  if (!(value > 0)) return 1
  const decade = 10 ** Math.floor(Math.log10(value))
  return (steps.find((step) => step * decade >= value * (1 - 1e-9)) ?? 10) * decade
}

/**
 * The range of an axis for its values. While it still fits well enough it stays as it was, so that lines and not
 * figures move while someone drags. Values behind the last place do not count.
 */
export function axisRange(
  axis: ChartKind['axis'],
  all: readonly Values[],
  before: Range | undefined,
  last = Number.POSITIVE_INFINITY,
): Range {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const values of all)
    for (let at = 0; at < values.length && at <= last; at++) {
      const value = values[at]
      if (value == null) continue
      if (value < least) least = value
      if (value > most) most = value
    }
  if (most === Number.NEGATIVE_INFINITY) return before ?? (axis.kind === 'level' ? [0, 50] : [0, 1])
  switch (axis.kind) {
    case 'level': {
      if (before && most <= before[1] - 1 && most >= before[1] - 14) return before
      const top = Math.ceil((most + 3) / 10) * 10
      return [top - axis.span, top]
    }
    case 'from_zero': {
      if (before && most <= before[1] * 0.98 && most >= before[1] * 0.4) return before
      return [0, roundUp(most * 1.08)]
    }
    case 'centered': {
      const [bottom, top] = [Math.floor((least - 5) / 90) * 90, Math.ceil((most + 5) / 90) * 90]
      return before && bottom >= before[0] && top <= before[1] && top - bottom > (before[1] - before[0]) / 2
        ? before
        : [bottom, top]
    }
  }
}
