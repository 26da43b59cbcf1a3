import { users } from '#core/platform/users/users.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { addVehicleDriver } from '#shared/events/vehicles/drivers-contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import type { Client } from '#test/support/client.ts'
import { putPublished, someClass } from '#test/support/events.ts'
import { feedMember } from '#test/support/feed-member.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'
import { putVehicle, vehicleFields } from '#test/support/vehicles.ts'

const { url } = sharedCloud()

const archivedAt = '2026-01-05T12:00:00.000Z'

const named = async (ownerId: string | undefined, more: Parameters<typeof putVehicle>[1] = {}) => ({
  params: { vehicleId: ownerId ? (await putVehicle(ownerId, more)).id : unknownId('veh') },
})
const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
const code = 'vehicle_not_found'
const changed = { ...vehicleFields({ color: 'Black' }), version: 1 }

export const fixture = {
  listVehicles: () => ({ query: { archived: 'yes' } }),
  listMemberVehicles: () => ({ params: { userId: demoUserId('retailer@demo.test') } }),
  createVehicle: () => ({ body: vehicleFields() }),
  updateVehicle: {
    sample: async (caller) => ({ ...(await named(idOf(caller))), body: changed }),
    foreign: async (owner) => ({ input: { ...(await named(owner.id)), body: changed }, code }),
  },
  archiveVehicle: {
    sample: (caller) => named(idOf(caller)),
    foreign: async (owner) => ({ input: await named(owner.id), code }),
  },
  restoreVehicle: {
    sample: (caller) => named(idOf(caller), { archivedAt }),
    foreign: async (owner) => ({ input: await named(owner.id, { archivedAt }), code }),
  },
  listDrivenVehicles: () => ({ query: {} }),
  addVehicleDriver: {
    sample: async (caller) => {
      const { email } = caller ? await feedMember(url) : { email: 'driver@example.com' }
      return { ...(await named(idOf(caller))), body: { email } }
    },
    foreign: async (owner) => {
      const { email } = await feedMember(url)
      return { input: { ...(await named(owner.id)), body: { email } }, code }
    },
  },
  acceptVehicle: {
    sample: async (caller) => {
      if (!caller) return named(undefined)
      const { client: owner, userId } = await feedMember(url)
      const input = await named(userId)
      const user = await users.get({ id: userIdOf(caller) })
      await owner.call(addVehicleDriver, { ...input, body: { email: user?.email ?? '' } })
      return input
    },
    foreign: async (owner) => ({ input: await named(owner.id), code: 'invitation_not_found' }),
  },
  removeVehicleDriver: {
    sample: async (caller) => {
      const { params } = await named(idOf(caller))
      return { params: { ...params, memberId: unknownAccount as Vehicle['userId'] } }
    },
    foreign: async (owner) => {
      const { params } = await named(owner.id)
      return { input: { params: { ...params, memberId: unknownAccount as Vehicle['userId'] } }, code }
    },
  },
  suggestClasses: async (caller) => {
    const eventId = caller
      ? (await putPublished(unknownAccount, { classes: [someClass('T1')] })).id
      : unknownId('evt')
    const { woofers, powerWatts, ampChannels } = vehicleFields()
    return { body: { eventId, woofers, powerWatts, ampChannels } }
  },
} satisfies NounFixture<'vehicles'>
