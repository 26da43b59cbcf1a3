import type { RulebookClass } from '#shared/rules/rulebooks/rulebook.ts'
import { classRefusal } from './classes-for.ts'
import type { RatedFields, Vehicle } from './vehicle.ts'

const places: Record<Vehicle['placement'], string> = {
  trunk: 'in the trunk',
  cabin: 'in the cabin',
  wall: 'in a wall',
  bed: 'in the bed',
  other: 'somewhere else',
}

/**
 * Explains why a vehicle cannot be in a class of a rulebook; undefined if it can: by where its woofers are,
 * and by its rating.
 */
export function rulebookClassRefusal(
  vehicle: RatedFields & Pick<Vehicle, 'placement'>,
  one: Pick<RulebookClass, 'name' | 'assign' | 'placement' | 'retired'>,
): string | undefined {
  if (one.retired) return `${one.name} is no longer run.`
  if (one.placement !== undefined && vehicle.placement !== one.placement)
    return `${one.name} is for woofers ${places[one.placement]}; yours are ${places[vehicle.placement]}.`
  return classRefusal(vehicle, one)
}
