import { entity } from '#core/platform/db/entity.ts'
import { Vehicle } from '#shared/events/vehicles/vehicle.ts'

export const garagePartition = (userId: string) => `GARAGE#${userId}`
export const archivePartition = (userId: string) => `GARAGEARCHIVE#${userId}`

/** Vehicles of members. `gsi1` lists those in a garage by age, and archived ones by when they were archived. */
export const vehicles = entity({
  name: 'vehicle',
  erasure: 'with the member',
  schema: Vehicle,
  key: ({ userId, id }: { userId: string; id: string }) => ({ pk: `USER#${userId}`, sk: `VEH#${id}` }),
  gsi1: ({ userId, id, archivedAt }) =>
    archivedAt
      ? { pk: archivePartition(userId), sk: `${archivedAt}#${id}` }
      : { pk: garagePartition(userId), sk: id },
})
