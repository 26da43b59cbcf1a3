/**
 * Returns the two impedance peaks of a lossless vented box, Hz: f⁴ − f²(fs²(1+α)+fb²) + fs²·fb² = 0 (Small
 * 1973).
 */
export function ventedPeaks(fs: number, alpha: number, fb: number): { low: number; high: number } {
  const sum = fs ** 2 * (1 + alpha) + fb ** 2
  const apart = Math.sqrt(sum ** 2 - 4 * fs ** 2 * fb ** 2)
  return { low: Math.sqrt((sum - apart) / 2), high: Math.sqrt((sum + apart) / 2) }
}

/** The tuning of a box by its two measured peaks and the resonance with the vent blocked, Hz. */
export const tuningFromPeaks = (low: number, high: number, blocked: number): number =>
  Math.sqrt(low ** 2 + high ** 2 - blocked ** 2)
