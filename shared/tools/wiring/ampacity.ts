import { type Awg, awgArea, awgGauges } from './awg.ts'
import { type Cable, cableArea, conductivity } from './cable.ts'

/** The current each gauge carries, A. */
export type AmpacityTable = Readonly<Partial<Record<Awg, number>>>

/** Copper with insulation for 105 °C, outside engine spaces (33 CFR 183.425, Table 5). */
export const marineAmpacity: Readonly<Record<Awg, number>> = {
  '18': 20,
  '16': 25,
  '14': 35,
  '12': 45,
  '10': 60,
  '8': 80,
  '6': 120,
  '4': 160,
  '2': 210,
  '1': 245,
  '1/0': 285,
  '2/0': 330,
  '3/0': 385,
  '4/0': 445,
}

/**
 * The limits in the charts of shops, by the lower of their figures. They differ, and leave most gauges out.
 */
export const retailAmpacity: AmpacityTable = { '4': 125, '1/0': 345 }

export type AmpacityRules = {
  table: AmpacityTable
  /** A second table: where both have a gauge, the lower figure holds. */
  stricter?: AmpacityTable | undefined
  engineSpace?: boolean | undefined
}

export const standardAmpacity: AmpacityRules = { table: marineAmpacity }

/** The share that is left in the warmth beside an engine (33 CFR 183.425). */
const engineSpaceFactor = 0.85

/**
 * Returns the current one conductor of a cable carries, A. An area between two gauges carries what the
 * thinner one does. Clad aluminum carries √IACS of it, because that makes the same heat in each meter (our
 * rule). A cable thinner than the table carries 0.
 */
export function ampacity({ size, material }: Cable, rules: AmpacityRules = standardAmpacity): number {
  const area = cableArea(size)
  // A cable that is exactly a gauge, typed in mm², keeps it.
  const gauge = awgGauges.findLast((one) => rules.table[one] !== undefined && awgArea(one) <= area * 1.005)
  if (!gauge) return 0
  const carried = Math.min(rules.table[gauge] ?? 0, rules.stricter?.[gauge] ?? Number.POSITIVE_INFINITY)
  return carried * (rules.engineSpace ? engineSpaceFactor : 1) * Math.sqrt(conductivity[material])
}
