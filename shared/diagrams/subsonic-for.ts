/** For a vented box without an entered tuning, Hz. */
const usualTuning = 32

/** Where a subsonic filter of 24 dB an octave protects a vented subwoofer, Hz: at 0.85 of its tuning. */
export const subsonicFor = (tuning: number | undefined): number =>
  Math.max(5, Math.round(0.85 * (tuning ?? usualTuning)))
