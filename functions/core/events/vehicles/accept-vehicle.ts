import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { mostDrivers } from '#shared/events/vehicles/drivers-contract.ts'
import { vehicleDrivers } from './vehicle-drivers.ts'
import { ownVehicleInvite, vehicleInvites } from './vehicle-invites.ts'
import { vehicleArchived } from './vehicle-refusal.ts'
import { vehicles } from './vehicles.ts'

type Accepting = { actor: Pick<Actor, 'userId' | 'user'>; vehicleId: string; remember: Write[] }

const inviteNotFound = () =>
  new AppError(
    'not_found',
    'invitation_not_found',
    'This invitation has ended, or it is for another email address.',
  )

/** Someone who was asked becomes a driver. A second call, from another tab, changes nothing. */
export const acceptVehicle = (
  { actor: { userId, user }, vehicleId, remember }: Accepting,
  now: string,
): Promise<void> =>
  untilUnchanged(async () => {
    const invite = await ownVehicleInvite(vehicleId, user.email, now)
    if (!invite) {
      if (await vehicleDrivers.get({ userId, vehicleId }, { consistent: true })) return
      throw inviteNotFound()
    }
    const vehicle = await vehicles.get({ userId: invite.ownerId, id: vehicleId }, { consistent: true })
    if (!vehicle || vehicle.userId === userId) throw inviteNotFound()
    if (vehicle.archivedAt) throw vehicleArchived()
    const { driverIds = [], version } = vehicle
    if (driverIds.includes(user.id)) return commit(vehicleInvites.delete(invite), ...remember)
    if (driverIds.length >= mostDrivers)
      throw new AppError(
        'conflict',
        'too_many_drivers',
        'This vehicle already has the most drivers it can have.',
      )
    await commit(
      vehicles.put(
        { ...vehicle, driverIds: [...driverIds, user.id], updatedAt: now, version: version + 1 },
        { version },
      ),
      vehicleDrivers.put(
        { userId: user.id, vehicleId: vehicle.id, ownerId: vehicle.userId, createdAt: now, version: 1 },
        { absent: true },
      ),
      vehicleInvites.delete(invite),
      // A member who is deleted in the meantime drives nothing.
      users.check({ id: user.id }, { version: user.version }),
      ...remember,
    )
  })
