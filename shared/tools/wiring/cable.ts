import { type Awg, awgArea } from './awg.ts'

/**
 * The conductivity relative to pure copper: oxygen-free copper, and aluminum clad with 10 % copper (ASTM
 * B566).
 */
export const conductivity = { ofc: 1, cca: 0.629 } as const

export type ConductorMaterial = keyof typeof conductivity

/** A gauge, or an area in m² for cables sold by mm² and for those that are not true to their gauge (CTA-2015). */
export type CableSize = { awg: Awg } | { area: number }

/** One conductor, or equal ones side by side. */
export type Cable = { size: CableSize; material: ConductorMaterial; parallel?: number | undefined }

/** Resistivity of annealed copper at 20 °C, Ω·m (IACS), and how much it rises per kelvin. */
const copper = { resistivity: 1.7241e-8, perKelvin: 0.00393 }

/** The area of one conductor, m². */
export const cableArea = (size: CableSize): number => ('awg' in size ? awgArea(size.awg) : size.area)

/** Formats a size as people name it: `4 AWG`, `50 mm²`. */
export const cableName = (size: CableSize): string =>
  'awg' in size ? `${size.awg} AWG` : `${Number((size.area * 1e6).toFixed(2))} mm²`

/** Returns the resistance of a length in meters, one way, Ω: ρ·L·(1 + 0.00393(T − 20))/(IACS·A). */
export function cableResistance(
  { size, material, parallel = 1 }: Cable,
  length: number,
  celsius = 20,
): number {
  const resistivity = (copper.resistivity * (1 + copper.perKelvin * (celsius - 20))) / conductivity[material]
  return (resistivity * length) / (cableArea(size) * parallel)
}
