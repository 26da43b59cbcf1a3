import { type UnitSystem, unitIn, units } from '#shared/tools/units/unit.ts'

/** Formats the length of a cable in its reader’s units: “5.0 m” or “16.4 ft”. */
export function lengthText(meters: number, system: UnitSystem): string {
  const { label, si } = units[unitIn('distance', system)]
  return `${(meters / si).toFixed(1)} ${label}`
}
