/** What an amplifier makes of the power it takes, at rated power: what to start with, and what is plausible. */
export const amplifierClasses = {
  ab: { efficiency: 0.55, min: 0.5, max: 0.65 },
  d: { efficiency: 0.8, min: 0.75, max: 0.92 },
} as const
