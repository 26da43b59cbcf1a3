import { entity } from '#core/platform/db/entity.ts'
import { Driver } from '#shared/tools/drivers/driver.ts'
import { foldedName } from '#shared/tools/drivers/driver-name.ts'

export const statePartition = (state: Driver['state']) => `DRIVERS#${state}`
export const sizePartition = (state: Driver['state'], sizeIn: number) => `DRIVERS#${state}#${sizeIn}`
export const ownersPartition = (ownerId: string) => `USER#${ownerId}#DRIVERS`

const place = (driver: Driver) => `${foldedName(driver)}#${driver.id}`

/**
 * Drivers. `gsi1` lists those of a state by brand and model, `gsi2` those that a member entered, `gsi3` those of a state
 * and size.
 */
export const drivers = entity({
  name: 'driver',
  erasure: 'by its noun',
  schema: Driver,
  key: ({ id }: { id: string }) => ({ pk: `DRIVER#${id}`, sk: 'DRIVER' }),
  gsi1: (driver) => ({ pk: statePartition(driver.state), sk: place(driver) }),
  gsi2: ({ ownerId, id }) => (ownerId ? { pk: ownersPartition(ownerId), sk: id } : undefined),
  gsi3: (driver) => ({ pk: sizePartition(driver.state, driver.sizeIn), sk: place(driver) }),
})
