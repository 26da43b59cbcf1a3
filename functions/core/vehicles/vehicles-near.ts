import { eachItem } from '#core/db/each-item.ts'
import { drivenBy } from './vehicle-drivers.ts'
import { vehicles } from './vehicles.ts'

/** The ids of the vehicles that someone owns, archived ones among them, or may enter for someone else. */
export async function vehiclesNear(userId: string): Promise<ReadonlySet<string>> {
  const near = new Set<string>()
  const garage = { pk: `USER#${userId}`, prefix: 'VEH#', consistent: true }
  for await (const { id } of eachItem(vehicles, garage)) near.add(id)
  for await (const { vehicleId } of drivenBy(userId)) near.add(vehicleId)
  return near
}
