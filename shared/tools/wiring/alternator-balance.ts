/** The share of its rating that an alternator delivers: ours. */
export const alternatorFactors = { idle: 0.55, cruise: 0.9 } as const

/** The current a vehicle takes without its audio, A. */
export const vehicleCurrent = 50

export type AlternatorBalance = {
  /** A for the audio. */
  available: number
  /** The current the battery adds, A; below 0 it charges. */
  deficit: number
}

/**
 * Returns what an alternator leaves for the audio, and what the battery must add, A (charge is conserved).
 */
export function alternatorBalance(
  { rated, factor, vehicle = vehicleCurrent }: { rated: number; factor: number; vehicle?: number },
  audio: number,
): AlternatorBalance {
  const available = rated * factor - vehicle
  return { available, deficit: audio - available }
}
