/** The denominator of a vented box about its own frequency fs·√h: s⁴ + a1·s³ + a2·s² + a3·s + 1. */
export type VentedPolynomial = { a1: number; a2: number; a3: number }

export type VentedRatios = {
  /** Total Q of the driver. */
  qt: number
  /** Vas over the volume. */
  alpha: number
  /** Tuning over fs. */
  h: number
  /** Leaks, as a Q at the tuning; null is none. */
  ql: number | null
}

/** The polynomial of a vented box with leaks and no inductance (Small 1973, Vented-box I). */
export function ventedPolynomial({ qt, alpha, h, ql }: VentedRatios): VentedPolynomial {
  const leak = ql === null ? 0 : 1 / ql
  return {
    a1: (1 / qt + h * leak) / Math.sqrt(h),
    a2: (1 + h ** 2 + alpha + (h * leak) / qt) / h,
    a3: (h ** 2 / qt + h * leak) / h ** 1.5,
  }
}

/** The level of it at a multiple of its own frequency, dB. */
export function ventedLevel({ a1, a2, a3 }: VentedPolynomial, y: number): number {
  const real = y ** 4 - a2 * y ** 2 + 1
  const imaginary = a3 * y - a1 * y ** 3
  return 10 * Math.log10(y ** 8 / (real ** 2 + imaginary ** 2))
}

/** The highest multiple of its own frequency at which the power is halved. */
export function ventedHalfPower({ a1, a2, a3 }: VentedPolynomial): number {
  const [b3, b2, b1] = [a1 ** 2 - 2 * a2, a2 ** 2 + 2 - 2 * a1 * a3, a3 ** 2 - 2 * a2]
  const lacks = (z: number) => (((z - b3) * z - b2) * z - b1) * z - 1
  // Beyond Cauchy's bound there is no root, and at zero the polynomial is −1.
  let low = 1 + Math.max(Math.abs(b3), Math.abs(b2), Math.abs(b1), 1)
  while (lacks(low) > 0) low *= 0.98
  let high = low / 0.98
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (lacks(middle) > 0) high = middle
    else low = middle
  }
  return Math.sqrt(high)
}
