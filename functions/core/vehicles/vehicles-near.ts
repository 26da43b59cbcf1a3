import { eachItem } from '#core/db/each-item.ts'
import { drivenBy } from './vehicle-drivers.ts'
import { vehicles } from './vehicles.ts'

/**
 * The ids of the vehicles that someone owns, archived ones among them, or has entered for someone else. One that was only
 * offered to them is not near: any owner could keep a judge from scoring it.
 */
export async function vehiclesNear(userId: string): Promise<ReadonlySet<string>> {
  const near = new Set<string>()
  const garage = { pk: `USER#${userId}`, prefix: 'VEH#', consistent: true }
  for await (const { id } of eachItem(vehicles, garage)) near.add(id)
  for await (const { vehicleId, enteredAt } of drivenBy(userId)) if (enteredAt) near.add(vehicleId)
  return near
}
