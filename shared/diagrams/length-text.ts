import { type UnitSystem, unitIn, units } from '#shared/units/unit.ts'

/** How long a cable is, as its reader measures: “5.0 m” or “16.4 ft”. */
export function lengthText(meters: number, system: UnitSystem): string {
  const { label, si } = units[unitIn('distance', system)]
  return `${(meters / si).toFixed(1)} ${label}`
}
