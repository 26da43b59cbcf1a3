import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { buildWords, powerWords } from '#web/features/events/vehicles/components/vehicle-words.ts'
import type { ItemStart } from './item-values.ts'

/** What a vehicle of the garage says of itself when it is sold. */
export function startOfVehicle(vehicle: Vehicle): ItemStart {
  const { year, make, model, color, notes } = vehicle
  const name = `${year} ${make} ${model}`
  return {
    title: name.slice(0, 90),
    category: 'vehicles',
    brand: make,
    model,
    description: [[name, color].filter(Boolean).join(', '), buildWords(vehicle), powerWords(vehicle), notes]
      .filter(Boolean)
      .join('\n')
      .replaceAll('\u00a0', ' '),
  }
}
