/** The efficiency of an amplifier at rated power: the initial value, and the plausible range. */
export const amplifierClasses = {
  ab: { efficiency: 0.55, min: 0.5, max: 0.65 },
  d: { efficiency: 0.8, min: 0.75, max: 0.92 },
} as const
