export type DropLimits = { volts: number; share: number }

export const standardDropLimits: DropLimits = { volts: 0.5, share: 0.03 }

/** Returns the stricter of the limits at a supply voltage, V. */
export const dropLimit = (supply: number, { volts, share }: DropLimits = standardDropLimits): number =>
  Math.min(volts, share * supply)
