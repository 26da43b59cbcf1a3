import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import { AppError } from '#shared/errors.ts'
import type { ListedVehicle } from '#shared/events/vehicles/contract.ts'
import { mostDrivers } from '#shared/events/vehicles/drivers-contract.ts'
import { listedVehicles } from './listed-vehicles.ts'
import { vehicleDrivers } from './vehicle-drivers.ts'
import { vehicleArchived, vehicleNotFound } from './vehicle-refusal.ts'
import { vehicles } from './vehicles.ts'

type Adding = {
  actor: Pick<Actor, 'userId' | 'user'>
  vehicleId: string
  email: string
  remember: (answer: ListedVehicle) => Write[]
}

const onEmail = (code: string, message: string) =>
  new AppError('conflict', code, message, { errors: [{ path: 'body.email', message }] })

async function memberAt(email: string, ownId: string): Promise<StoredUser> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  if (claim?.userId === ownId) throw onEmail('own_account', 'This is your own email address.')
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  if (!user?.registrationCompleted || user.status === 'suspended' || user.deletionDueAt !== undefined)
    throw onEmail('member_not_found', 'No member who can drive it has this email address.')
  return user
}

/** Lets another member enter a vehicle, and tells them. */
export const addDriver = (
  { actor: { userId, user }, vehicleId, email, remember }: Adding,
  now: string,
): Promise<ListedVehicle> =>
  untilUnchanged(async () => {
    const vehicle = await vehicles.get({ userId, id: vehicleId }, { consistent: true })
    if (!vehicle) throw vehicleNotFound()
    if (vehicle.archivedAt) throw vehicleArchived()
    const driver = await memberAt(email, userId)
    const { driverIds = [], version } = vehicle
    const answerOf = async (of: typeof vehicle) => (await listedVehicles([of]))[0] ?? of
    if (driverIds.includes(driver.id)) return answerOf(vehicle)
    if (driverIds.length >= mostDrivers)
      throw onEmail(
        'too_many_drivers',
        `A vehicle can have at most ${mostDrivers} more drivers. Remove one first.`,
      )
    const changed = {
      ...vehicle,
      driverIds: [...driverIds, driver.id],
      updatedAt: now,
      version: version + 1,
    }
    const answer = await answerOf(changed)
    await commit(
      vehicles.put(changed, { version }),
      vehicleDrivers.put(
        { userId: driver.id, vehicleId: vehicle.id, ownerId: vehicle.userId, createdAt: now, version: 1 },
        { absent: true },
      ),
      // A member who is deleted in the meantime drives nothing.
      users.check({ id: driver.id }, { version: driver.version }),
      ...notify(
        {
          userId: driver.id,
          kind: 'vehicle_offered',
          type: 'info',
          title: 'You may enter a vehicle',
          message: `${publicName(user)} lets you enter ${vehicle.name}.`,
          href: '/garage?tab=driving',
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
