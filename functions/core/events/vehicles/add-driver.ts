import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { limitInvitations } from '#core/platform/mails/limit-invitations.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { AppError } from '#shared/errors.ts'
import type { ListedVehicle } from '#shared/events/vehicles/contract.ts'
import { mostDrivers } from '#shared/events/vehicles/drivers-contract.ts'
import { inviteDriver } from './invite-driver.ts'
import { listedVehicles } from './listed-vehicles.ts'
import { inviteeOf, openInvitesOf, type VehicleInvite, vehicleInvites } from './vehicle-invites.ts'
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

/** Asks an address to drive a vehicle. Whether it has an account shows only once its owner accepts. */
export const addDriver = (
  { actor: { userId, user }, vehicleId, email, remember }: Adding,
  now: string,
): Promise<ListedVehicle> =>
  untilUnchanged(async () => {
    const vehicle = await vehicles.get({ userId, id: vehicleId }, { consistent: true })
    if (!vehicle) throw vehicleNotFound()
    if (vehicle.archivedAt) throw vehicleArchived()
    if (email === user.email) throw onEmail('own_account', 'This is your own email address.')
    const { driverIds = [], version } = vehicle
    const open = await openInvitesOf(userId, now, vehicleId)
    const answerOf = async (of: typeof vehicle, invites: readonly VehicleInvite[]) =>
      (await listedVehicles([of], invites))[0] ?? of
    if (open.some(({ toEmail }) => toEmail === email)) return answerOf(vehicle, open)
    if (driverIds.length + open.length >= mostDrivers)
      throw onEmail(
        'too_many_drivers',
        `A vehicle can have at most ${mostDrivers} more drivers. Remove one first.`,
      )
    const key = { ownerId: vehicle.userId, vehicleId: vehicle.id, inviteeId: inviteeOf(vehicleId, email) }
    // One that has ended may still be in the table.
    const ended = await vehicleInvites.get(key, { consistent: true })
    const invite = { ...key, toEmail: email, createdAt: now, version: (ended?.version ?? 0) + 1 }
    const changed = { ...vehicle, updatedAt: now, version: version + 1 }
    const answer = await answerOf(changed, [...open, invite])
    const account = await accountAt(email)
    const isTold = account.isReached && !driverIds.some((id) => id === account.userId)
    await commit(
      vehicles.put(changed, { version }),
      vehicleInvites.put(invite, ended ? { version: ended.version } : { absent: true }),
      ...limitInvitations({ from: userId, to: email }, now),
      ...(isTold ? await inviteDriver({ email, account, owner: user, vehicle }, now) : []),
      ...remember(answer),
    )
    return answer
  })
