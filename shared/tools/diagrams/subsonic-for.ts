/** For a vented box without an entered tuning, Hz. */
const usualTuning = 32

/**
 * Returns the corner of a 24 dB per octave subsonic filter that protects a vented subwoofer, Hz: 0.85 of its
 * tuning.
 */
export const subsonicFor = (tuning: number | undefined): number =>
  Math.max(5, Math.round(0.85 * (tuning ?? usualTuning)))
