import type { DriverField, EnteredDriver } from './entered-driver.ts'

const needed = [
  ['fs', 'fs', 'fs, the resonance in free air'],
  ['vas', 'Vas', 'Vas, the volume of air that is as stiff as the suspension'],
  ['re', 'Re', 'Re, the resistance of the voice coil'],
  ['sd', 'Sd', 'Sd, the area of the cone'],
] as const

/** The values without which a driver has no curves: the first of them, and all of them by their names. */
export function missingValues(found: EnteredDriver): { field: DriverField; missing: string } {
  const lacking = needed.filter(([field]) => !found[field])
  const known = (['qts', 'qes', 'qms'] as const).filter((field) => found[field])
  const q = known.length === 0 ? 'two of Qts, Qes and Qms' : 'another one of Qts, Qes and Qms'
  const lacksQ = !found.qes || !found.qms
  const [first] = lacking
  if (lacking.length === 1 && first && !lacksQ) return { field: first[0], missing: first[2] }
  const names = lacking.map(([, name]) => name)
  const all = lacksQ ? [...names, q] : names
  const last = all.at(-1) ?? ''
  const missing = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last
  return { field: first?.[0] ?? (found.qes ? 'qms' : 'qes'), missing }
}
