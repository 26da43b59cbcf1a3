/** The exponents by which batteries empty faster at high currents (Peukert 1897). */
export const peukertExponents = { flooded: 1.2, agm: 1.1, lithium: 1.05 } as const

/**
 * Returns how long a battery lasts at a current, s: t = H·(C/(I·H))^k, with the capacity C in ampere-hours at
 * its rate of H hours. It is for the whole capacity.
 */
export const peukertTime = (
  { ampereHours, rateHours = 20, exponent }: { ampereHours: number; rateHours?: number; exponent: number },
  current: number,
): number => 3600 * rateHours * (ampereHours / (current * rateHours)) ** exponent

/**
 * Returns how long a battery covers a deficit until a share of it is used, s. Without Peukert: lead-acid
 * lasts less.
 */
export const deficitTime = (ampereHours: number, usable: number, deficit: number): number =>
  deficit <= 0 ? Number.POSITIVE_INFINITY : (3600 * ampereHours * usable) / deficit
