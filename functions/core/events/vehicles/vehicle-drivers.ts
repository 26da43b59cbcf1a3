import * as z from 'zod/mini'
import { eachItem } from '#core/platform/db/each-item.ts'
import { entity } from '#core/platform/db/entity.ts'
import { VehicleId } from '#shared/events/vehicles/vehicle.ts'
import { UserId } from '#shared/platform/users/user.ts'

const VehicleDriver = z.object({
  userId: UserId,
  vehicleId: VehicleId,
  /** The garage that it is in. */
  ownerId: UserId,
  /** The time they first entered an event with it: until then it was only offered to them. */
  enteredAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type VehicleDriver = z.infer<typeof VehicleDriver>

export const drivenPrefix = 'DRIVES#'

/** The vehicles of other members that a member may enter; the vehicle also names its drivers. */
export const vehicleDrivers = entity({
  name: 'vehicle-driver',
  erasure: 'with the member',
  schema: VehicleDriver,
  key: ({ userId, vehicleId }: { userId: string; vehicleId: string }) => ({
    pk: `USER#${userId}`,
    sk: `${drivenPrefix}${vehicleId}`,
  }),
})

/** The vehicles of others that someone may enter. */
export const drivenBy = (userId: string): AsyncGenerator<VehicleDriver> =>
  eachItem(vehicleDrivers, { pk: `USER#${userId}`, prefix: drivenPrefix, consistent: true })
