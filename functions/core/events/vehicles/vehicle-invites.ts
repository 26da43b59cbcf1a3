import * as z from 'zod/mini'
import { eachItem } from '#core/platform/db/each-item.ts'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { addressId } from '#core/platform/users/address-id.ts'
import { VehicleId } from '#shared/events/vehicles/vehicle.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

const VehicleInvite = z.object({
  /** The garage that the vehicle is in. */
  ownerId: UserId,
  vehicleId: VehicleId,
  /** Stands for the address: its owner does not learn whether it has an account. */
  inviteeId: UserId,
  toEmail: z.string(),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type VehicleInvite = z.infer<typeof VehicleInvite>

const daysToAnswer = 30
const endOf = ({ createdAt }: Pick<VehicleInvite, 'createdAt'>) => addTime(createdAt, { days: daysToAnswer })

export const isOpenInvite = (invite: VehicleInvite, now: string): boolean => now < endOf(invite)

const prefixOf = (vehicleId = '') => `VEHINV#${vehicleId}`

/** The addresses that were asked to drive a vehicle. `gsi1` lists the invitations to an address. */
export const vehicleInvites = entity({
  name: 'vehicle-invite',
  erasure: 'with the member',
  schema: VehicleInvite,
  key: ({ ownerId, vehicleId, inviteeId }: { ownerId: string; vehicleId: string; inviteeId: string }) => ({
    pk: `USER#${ownerId}`,
    sk: `${prefixOf(vehicleId)}#${inviteeId}`,
  }),
  gsi1: ({ toEmail, vehicleId }) => ({ pk: `EMAIL#${toEmail}#VEHICLEINVITE`, sk: vehicleId }),
  expiresAt: endOf,
})

export const inviteeOf = (vehicleId: string, email: string): string => addressId(vehicleId, email)

/** The open invitations of a garage, or to one of its vehicles. */
export async function openInvitesOf(
  ownerId: string,
  now: string,
  vehicleId?: string,
): Promise<VehicleInvite[]> {
  const found: VehicleInvite[] = []
  const where = { pk: `USER#${ownerId}`, prefix: prefixOf(vehicleId), consistent: true }
  for await (const invite of eachItem(vehicleInvites, where))
    if (isOpenInvite(invite, now)) found.push(invite)
  return found
}

const to = (email: string) => ({ index: 'gsi1', pk: `EMAIL#${email}#VEHICLEINVITE` }) as const

export const vehicleInvitesTo = (email: string): AsyncGenerator<VehicleInvite> =>
  eachItem(vehicleInvites, to(email))

/** More than anyone leaves unanswered. */
const mostShown = 50

/** The first open invitations to an address, as they are now: the index may be behind an answer that was just given. */
export async function firstVehicleInvitesTo(email: string, now: string): Promise<VehicleInvite[]> {
  const { items } = await vehicleInvites.list({ ...to(email), limit: mostShown })
  const rows = await getMany(
    items.map((invite) => vehicleInvites.key(invite)),
    { consistent: true },
  )
  return rows.map((row) => vehicleInvites.read(row as Row)).filter((invite) => isOpenInvite(invite, now))
}

/** The open invitation to drive a vehicle that an address has. */
export async function ownVehicleInvite(
  vehicleId: string,
  email: string,
  now: string,
): Promise<VehicleInvite | undefined> {
  for await (const listed of vehicleInvitesTo(email))
    if (listed.vehicleId === vehicleId) {
      const invite = await vehicleInvites.get(listed, { consistent: true })
      if (invite && isOpenInvite(invite, now)) return invite
    }
  return undefined
}
