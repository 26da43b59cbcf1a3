import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import { crossingOf } from './crossing-of.ts'
import { type VentedPolynomial, ventedHalfPower, ventedPolynomial } from './vented-polynomial.ts'

export const ventedAlignmentNames = ['QB3', 'B4', 'C4', 'SBB4', 'BE4'] as const
export type VentedAlignmentName = (typeof ventedAlignmentNames)[number]

export type VentedAlignment = {
  /** The total Q of the driver that it is for. */
  qts: number
  /** Vas over the volume, and the tuning over fs. */
  alpha: number
  h: number
  /** The frequency at which the level is 3 dB down, over fs. */
  f3: number
  /** The ripple of the passband, dB. */
  ripple: number
}

/** The distance a driver may have from the one Qts of B4 and BE4 and still count as having them. */
const closeEnough = 0.02

const furthestC4 = 0.65
const rangeOfSbb4 = { from: 0.2, to: 0.75 }

/**
 * The volume and tuning that give a driver the response of a name; `ql` is null for a lossless box. QB3, B4, C4 and BE4
 * are Thiele's and Small's (1973, Vented-box IV). SBB4 is Hoge's and Bullock's: two equal second-order responses.
 */
export function ventedAlignment(
  name: VentedAlignmentName,
  qts: number,
  ql: number | null,
): VentedAlignment | AcousticsRefusal {
  const none = acousticsRefusal('alignment_out_of_range', { name, value: Number(qts.toFixed(3)) })
  const flat = b4Alignment(ql)
  switch (name) {
    case 'B4':
      return closely(flat, qts) ?? none
    case 'BE4':
      return closely(be4Alignment(ql), qts) ?? none
    case 'QB3':
      return (qts <= flat.qts ? qb3(qts, ql) : undefined) ?? none
    case 'C4':
      return (qts >= flat.qts && qts <= furthestC4 ? c4(qts, ql) : undefined) ?? none
    case 'SBB4': {
      const leak = ql === null ? 0 : 1 / ql
      if (qts < rangeOfSbb4.from || qts > rangeOfSbb4.to) return none
      return aligned({ qt: qts, alpha: (1 / qts - leak) ** 2 / 4, h: 1, ql })
    }
  }
}

/** Maximally flat, for the one Qts that allows it (Thiele). */
export function b4Alignment(ql: number | null): VentedAlignment {
  const leak = ql === null ? 0 : 1 / ql
  const qt = 1 / (2 * Math.cos(Math.PI / 8) + 2 * Math.cos((3 * Math.PI) / 8) - leak)
  return aligned({ qt, alpha: Math.SQRT2 - leak / qt, h: 1, ql })
}

/** The Bessel response, whose group delay is flat, for the one Qts that allows it. */
export function be4Alignment(ql: number | null): VentedAlignment {
  return realized({ a1: 105 ** 0.25, a2: 45 / Math.sqrt(105), a3: 10 / 105 ** 0.25 }, ql)
}

function closely(alignment: VentedAlignment, qts: number): VentedAlignment | undefined {
  return Math.abs(qts / alignment.qts - 1) <= closeEnough ? alignment : undefined
}

/** Third order and as flat as that allows: A1 = A2 = 0, so that a2 = a1²/2 and a2² + 2 = 2·a1·a3, with a root in h. */
function qb3(qt: number, ql: number | null): VentedAlignment | undefined {
  const alphaOf = (h: number) => {
    const { a1, a2 } = ventedPolynomial({ qt, alpha: 0, h, ql })
    return (a1 ** 2 / 2 - a2) * h
  }
  const h = crossingOf(
    (one) => {
      const { a1, a2, a3 } = ventedPolynomial({ qt, alpha: alphaOf(one), h: one, ql })
      return a2 ** 2 + 2 - 2 * a1 * a3
    },
    0.9,
    12,
  )
  if (h === undefined || !(alphaOf(h) > 0)) return undefined
  return aligned({ qt, alpha: alphaOf(h), h, ql })
}

/** Chebyshev: equal ripple, by the k that has the Qts asked for. */
function c4(qts: number, ql: number | null): VentedAlignment | undefined {
  const k = crossingOf((one) => realized(chebyshev(one), ql).qts - qts, 1, 0.2)
  if (k === undefined) return undefined
  const alignment = realized(chebyshev(k), ql)
  if (!(alignment.alpha > 0)) return undefined
  const away = 1 / k ** 2 - 1
  const ripple = 1 + away ** 4 / (64 + 128 * away + 80 * away ** 2 + 16 * away ** 3)
  return { ...alignment, ripple: 10 * Math.log10(ripple) }
}

function chebyshev(k: number): VentedPolynomial {
  const d = (k ** 4 + 6 * k ** 2 + 1) / 8
  const a3 = (k * Math.sqrt(4 + 2 * Math.SQRT2)) / d ** 0.25
  return {
    a1: (a3 / Math.sqrt(d)) * (1 - (1 - k ** 2) / (2 * Math.SQRT2)),
    a2: (1 + k ** 2 * (1 + Math.SQRT2)) / Math.sqrt(d),
    a3,
  }
}

/** The box and driver of a polynomial: √h is the root of r⁴ − a1·QL·r³ + a3·QL·r − 1 nearest to √(a3/a1). */
function realized({ a1, a2, a3 }: VentedPolynomial, ql: number | null): VentedAlignment {
  const leak = ql === null ? 0 : 1 / ql
  let root = Math.sqrt(a3 / a1)
  for (let step = 0; step < 40; step++) {
    const value = leak * (root ** 4 - 1) - a1 * root ** 3 + a3 * root
    root -= value / (4 * leak * root ** 3 - 3 * a1 * root ** 2 + a3)
  }
  const h = root ** 2
  const qt = 1 / (a1 * root - h * leak)
  return aligned({ qt, alpha: a2 * h - 1 - h ** 2 - (h * leak) / qt, h, ql })
}

function aligned(ratios: { qt: number; alpha: number; h: number; ql: number | null }): VentedAlignment {
  const { qt: qts, alpha, h } = ratios
  return { qts, alpha, h, f3: Math.sqrt(h) * ventedHalfPower(ventedPolynomial(ratios)), ripple: 0 }
}
