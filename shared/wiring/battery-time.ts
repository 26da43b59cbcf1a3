/** How much faster a battery empties at high currents (Peukert 1897). */
export const peukertExponents = { flooded: 1.2, agm: 1.1, lithium: 1.05 } as const

/**
 * How long a battery lasts at a current, s: t = H·(C/(I·H))^k, with the capacity C in ampere-hours at its rate of H hours.
 * It is for the whole capacity.
 */
export const peukertTime = (
  { ampereHours, rateHours = 20, exponent }: { ampereHours: number; rateHours?: number; exponent: number },
  current: number,
): number => 3600 * rateHours * (ampereHours / (current * rateHours)) ** exponent

/** How long a battery covers a deficit until so much of it is used, s. Without Peukert: lead-acid lasts less. */
export const deficitTime = (ampereHours: number, usable: number, deficit: number): number =>
  deficit <= 0 ? Number.POSITIVE_INFINITY : (3600 * ampereHours * usable) / deficit
