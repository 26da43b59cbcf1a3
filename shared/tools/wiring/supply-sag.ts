import { type ElectricalRefusal, electricalRefusal } from './electrical-refusal.ts'

export type SupplySag = {
  /** The voltage at the amplifier, V, and the current there, A. */
  voltage: number
  current: number
  /** The power the amplifier turns into heat, W. */
  heat: number
}

/**
 * The voltage of an amplifier that takes what it needs through a resistance of source and cables, there and back, Ω:
 * V = (V₀ + √(V₀² − 4R·P/η))/2 (Kirchhoff). Without a real root the supply collapses.
 */
export function supplySag(
  { power, efficiency, supply }: { power: number; efficiency: number; supply: number },
  resistance: number,
): SupplySag | ElectricalRefusal {
  const taken = power / efficiency
  const root = supply ** 2 - 4 * resistance * taken
  if (root < 0) return electricalRefusal('supply_collapses')
  const voltage = (supply + Math.sqrt(root)) / 2
  return { voltage, current: taken / voltage, heat: taken - power }
}
