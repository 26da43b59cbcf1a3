import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { removeDriver } from './remove-driver.ts'
import { drivenBy } from './vehicle-drivers.ts'
import { vehicleInvites, vehicleInvitesTo } from './vehicle-invites.ts'
import { vehicles } from './vehicles.ts'

const files = ['media/vehicle-photos']

export const erased: ErasedData = {
  files,
  // Neither the drivers of their vehicles nor the vehicles that they drove name them after that.
  erase: async ({ userId, now }) => {
    for await (const { vehicleId, ownerId } of drivenBy(userId))
      await removeDriver({ vehicleId, ownerId, userId: userId as typeof ownerId }, now)
    for await (const { id, userId: ownerId, driverIds = [] } of eachItem(vehicles, {
      pk: `USER#${userId}`,
      prefix: 'VEH#',
    }))
      for (const driverId of driverIds) await removeDriver({ vehicleId: id, ownerId, userId: driverId }, now)
  },
  eraseAt: async ({ email, until }) => {
    for await (const invite of vehicleInvitesTo(email))
      if (!until || invite.createdAt <= until) await commit(vehicleInvites.delete(invite))
  },
}

export const exported: ExportedData = {
  files,
  // They are of others.
  hidden: ['driverIds', 'inviteeId'],
  at: {
    kind: vehicleInvites.name,
    items: async function* ({ email, since, until }) {
      for await (const { ownerId: _, ...item } of vehicleInvitesTo(email))
        if (item.createdAt >= since && item.createdAt <= until) yield item
    },
  },
}
