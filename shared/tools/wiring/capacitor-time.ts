/**
 * Returns how long a capacitor alone feeds a load of constant power while its voltage falls, s: C·(V₁² −
 * V₂²)/2P. For 1 F, 1 kW and 13.8 to 12.6 V that is 16 ms: it evens out a beat, and replaces no battery.
 */
export const capacitorTime = (
  farads: number,
  { power, from, to }: { power: number; from: number; to: number },
): number => (farads * Math.max(0, from ** 2 - to ** 2)) / (2 * power)
