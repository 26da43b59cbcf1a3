import type { Registration } from './registration.ts'

/** `vehicle`: that of the only entry. `vehicles`: those of several entries, each with its class. */
export type EnteredVehicles = {
  vehicle?: string | undefined
  vehicles?: readonly { classKey: string; vehicle: string }[] | undefined
}

type Entered = Pick<Registration, 'isUnfinished'> & {
  entries: readonly (Pick<Registration['entries'][number], 'classKey' | 'status' | 'vehicleId'> & {
    vehicle: { year: number; make: string; model: string }
  })[]
}

/** The vehicles of a registration in words. After a hand-over, the car of the owner before is not the one that comes. */
export function enteredVehicles({ entries, isUnfinished }: Entered) {
  const inClasses = entries.filter(({ status }) => status === 'in')
  const known = inClasses
    .filter(({ vehicleId }) => !isUnfinished || vehicleId)
    .map(({ classKey, vehicle: { year, make, model } }) => ({
      classKey,
      vehicle: [year, make, model].filter(Boolean).join(' '),
    }))
  const [first] = known
  if (!first) return {}
  return inClasses.length === 1 ? { vehicle: first.vehicle } : { vehicles: known }
}

type Row = EnteredVehicles & { classKeys: readonly string[] }

/** The vehicles of a row in one class, one for each entry there; undefined where it is not known. */
export function vehiclesIn({ classKeys, vehicle, vehicles }: Row, classKey: string): (string | undefined)[] {
  const entries = classKeys.filter((key) => key === classKey)
  const known = vehicles?.filter((one) => one.classKey === classKey).map((one) => one.vehicle)
  // A row that a device kept from before names one vehicle only: it is clear whose it is where there is one class.
  return entries.map((_, at) => (known ? known[at] : classKeys.length === 1 ? vehicle : undefined))
}

/** Classes with their vehicles in a line: `S1, SQ1: 2006 Honda Civic · S2: 2009 Chevrolet Tahoe`. */
export function enteredWords(row: Row, nameOf: (classKey: string) => string = (key) => key): string {
  const classesOf = new Map<string, string[]>()
  for (const classKey of new Set(row.classKeys))
    for (const vehicle of vehiclesIn(row, classKey))
      classesOf.set(vehicle ?? '', [...(classesOf.get(vehicle ?? '') ?? []), nameOf(classKey)])
  if (row.classKeys.length === 0) return row.vehicle ?? ''
  return [...classesOf]
    .map(([vehicle, names]) => [[...new Set(names)].join(', '), vehicle].filter(Boolean).join(': '))
    .join(' · ')
}
