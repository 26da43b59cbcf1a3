import type { Filter } from './filter.ts'

/** (b2·s² + b1·s + b0) / (a2·s² + a1·s + a0) with s = j·Hz. */
export type FilterSection = { b2: number; b1: number; b0: number; a2: number; a1: number; a0: number }

/** A filter as the sections that follow each other; a delay has none. */
export function filterSections(filter: Filter): FilterSection[] {
  switch (filter.kind) {
    case 'butterworth':
      return butterworth(filter)
    case 'linkwitz_riley': {
      const half = butterworth({ ...filter, order: 2 })
      return [...half, ...half]
    }
    case 'bell': {
      const { center, q } = filter
      const a = 10 ** (filter.gain / 40)
      return [quadratic(center, [1, a / q, 1], [1, 1 / (a * q), 1])]
    }
    case 'shelf': {
      const { center, q, side } = filter
      const a = 10 ** (filter.gain / 40)
      const slope = Math.sqrt(a) / q
      const [up, down]: [Quadratic, Quadratic] = [
        [a, a * slope, a * a],
        [a, slope, 1],
      ]
      return [
        side === 'low'
          ? quadratic(center, up, down)
          : quadratic(center, [up[2], up[1], up[0]], [down[2], down[1], down[0]]),
      ]
    }
    case 'linkwitz_transform': {
      const { from, to } = filter
      return [
        {
          b2: 1,
          b1: from.hz / from.q,
          b0: from.hz ** 2,
          a2: 1,
          a1: to.hz / to.q,
          a0: to.hz ** 2,
        },
      ]
    }
    case 'invert':
      return [{ b2: 0, b1: 0, b0: -1, a2: 0, a1: 0, a0: 1 }]
    case 'delay':
      return []
  }
}

/** Coefficients of s², s and 1, with s in units of a frequency. */
type Quadratic = [squared: number, linear: number, constant: number]

const quadratic = (hz: number, above: Quadratic, below: Quadratic): FilterSection => ({
  b2: above[0],
  b1: above[1] * hz,
  b0: above[2] * hz ** 2,
  a2: below[0],
  a1: below[1] * hz,
  a0: below[2] * hz ** 2,
})

/** The Q of each second-order section; an odd order has a first-order one, too. */
const sectionQs = {
  1: [],
  2: [Math.SQRT1_2],
  3: [1],
  4: [1 / (2 * Math.cos(Math.PI / 8)), 1 / (2 * Math.cos((3 * Math.PI) / 8))],
} as const

type Butterworth = { pass: 'high' | 'low'; order: 1 | 2 | 3 | 4; corner: number }

function butterworth({ pass, order, corner }: Butterworth): FilterSection[] {
  const high = pass === 'high'
  const sections = sectionQs[order].map((q) => quadratic(corner, high ? [1, 0, 0] : [0, 0, 1], [1, 1 / q, 1]))
  if (order % 2 === 0) return sections
  const first = { b2: 0, b1: high ? 1 : 0, b0: high ? 0 : corner, a2: 0, a1: 1, a0: corner }
  return [first, ...sections]
}
