import { memberPartition, registrations } from '#core/events/registrations/registrations.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
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
  const offered = new Set<string>()
  for await (const { vehicleId, enteredAt } of drivenBy(userId)) (enteredAt ? near : offered).add(vehicleId)
  for (const vehicleId of await enteredOf(userId, offered)) near.add(vehicleId)
  return near
}

/**
 * Returns the vehicles with which the member has a registration: drivers entered vehicles before `enteredAt`
 * was kept.
 */
async function enteredOf(userId: string, vehicleIds: ReadonlySet<string>): Promise<string[]> {
  if (vehicleIds.size === 0) return []
  const entered: string[] = []
  for await (const { entries } of eachItem(registrations, { index: 'gsi1', pk: memberPartition(userId) }))
    for (const { vehicleId } of entries) if (vehicleId && vehicleIds.has(vehicleId)) entered.push(vehicleId)
  return entered
}
