/** The share of the full power a signal takes on average. */
export const dutyOf = { music: 1 / 8, bass_music: 1 / 3, burp: 1 } as const

export type AmplifierLoad = {
  /** Continuous output, W. */
  power: number
  efficiency: number
  /** V. */
  supply: number
  duty?: number | undefined
}

/** The current an amplifier takes while it plays nothing, A. */
const idleCurrent = 1

/**
 * The current of an amplifier, A: P/(ηV). `full` is that of a full sine, for fuses and cables; `average` is for
 * alternator and battery, and is never below the idle current.
 */
export function amplifierCurrent({ power, efficiency, supply, duty = 1 }: AmplifierLoad): {
  full: number
  average: number
} {
  const full = power / (efficiency * supply)
  return { full, average: Math.max(full * duty, idleCurrent) }
}

/** The most that an amplifier with such fuses can put out, W: ΣI·V·η. It is an upper bound, not its power. */
export const powerWithinFuses = (fuses: readonly number[], efficiency: number, supply = 13.8): number =>
  fuses.reduce((sum, fuse) => sum + fuse, 0) * supply * efficiency
