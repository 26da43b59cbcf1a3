/** A unit that people read and type: its label, and how much of SI one of it is. */
export type UnitOf = { label: string; si: number /** Decimals that a reader can use. */; digits: number }

export const units = {
  l: { label: 'L', si: 1e-3, digits: 2 },
  ft3: { label: 'ft³', si: 0.028316846592, digits: 3 },
  in3: { label: 'in³', si: 0.000016387064, digits: 0 },
  mm: { label: 'mm', si: 1e-3, digits: 1 },
  cm: { label: 'cm', si: 1e-2, digits: 2 },
  in: { label: 'in', si: 0.0254, digits: 3 },
  m: { label: 'm', si: 1, digits: 2 },
  ft: { label: 'ft', si: 0.3048, digits: 2 },
  cm2: { label: 'cm²', si: 1e-4, digits: 1 },
  in2: { label: 'in²', si: 0.00064516, digits: 2 },
  mps: { label: 'm/s', si: 1, digits: 1 },
  ftps: { label: 'ft/s', si: 0.3048, digits: 1 },
  g: { label: 'g', si: 1e-3, digits: 1 },
  oz: { label: 'oz', si: 0.028349523125, digits: 2 },
  hz: { label: 'Hz', si: 1, digits: 2 },
  w: { label: 'W', si: 1, digits: 1 },
  ohm: { label: 'Ω', si: 1, digits: 3 },
  mh: { label: 'mH', si: 1e-3, digits: 3 },
  mmPerN: { label: 'mm/N', si: 1e-3, digits: 4 },
  kgPerS: { label: 'kg/s', si: 1, digits: 2 },
  tm: { label: 'T·m', si: 1, digits: 2 },
  db: { label: 'dB', si: 1, digits: 2 },
  ms: { label: 'ms', si: 1e-3, digits: 2 },
  none: { label: '', si: 1, digits: 3 },
} as const satisfies Record<string, UnitOf>

export type Unit = keyof typeof units

/**
 * The kinds of values, with the units each can be read in: the metric one first, then those of the United
 * States.
 */
export const quantities = {
  volume: ['l', 'ft3', 'in3'],
  length: ['mm', 'in', 'cm'],
  distance: ['m', 'ft'],
  travel: ['mm', 'in'],
  area: ['cm2', 'in2'],
  velocity: ['mps', 'ftps'],
  mass: ['g', 'oz'],
  frequency: ['hz'],
  power: ['w'],
  resistance: ['ohm'],
  inductance: ['mh'],
  compliance: ['mmPerN'],
  damping: ['kgPerS'],
  force: ['tm'],
  level: ['db'],
  time: ['ms'],
  ratio: ['none'],
} as const satisfies Record<string, readonly Unit[]>

export type Quantity = keyof typeof quantities

export type UnitSystem = 'metric' | 'imperial'

/** The unit of a quantity in a system of units. */
export function unitIn(quantity: Quantity, system: UnitSystem): Unit {
  const [metric, imperial = metric] = quantities[quantity] as readonly [Unit, Unit?]
  return system === 'metric' ? metric : imperial
}
