import { createHash } from 'node:crypto'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { priceOf, totalOf } from '#shared/events/registrations/price-of.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'
import { reminderDue } from '#shared/events/registrations/reminder-due.ts'
import { classesFor } from '#shared/events/vehicles/classes-for.ts'
import { snapshotOf } from '#shared/events/vehicles/snapshot-of.ts'
import type { Vehicle, VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import type { User } from '#shared/platform/users/user.ts'

/** A member, or someone who came to the gate. */
export type Entrant =
  | { user: Pick<User, 'id' | 'membershipType'> }
  | { guest: { name: string; state: string } }

type Made = {
  event: WholeEvent
  entrant: Entrant
  vehicles: readonly (Vehicle | VehicleSnapshot)[]
  /** The vehicle of each class, where the class does not follow from the vehicle. */
  classed?: readonly (readonly [classKey: string, vehicle: Vehicle])[] | undefined
  /** A class for sound quality that those with a trunk enter too. */
  sound?: string | undefined
  /** A class of pairs that the first vehicle enters too. */
  pairs?: string | undefined
  /** The time they entered. */
  at: string
  isListed?: boolean
  changes?: (registration: StoredRegistration) => Partial<StoredRegistration>
}

/** Signs of a code as the platform makes them, without letters that sound alike. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const hashOf = (name: string) => createHash('sha256').update(name).digest()

const codeOf = (name: string) => Array.from(hashOf(name).subarray(0, 8), (byte) => signs[byte % 32]).join('')

/** A registration as the platform makes it, with secrets that are the same in each demo; nothing is paid yet. */
export function demoEntry(
  { event, entrant, vehicles, classed, sound, pairs, at, isListed = true, changes = () => ({}) }: Made,
  now: string,
): StoredRegistration {
  const name = `${event.id} ${'user' in entrant ? entrant.user.id : entrant.guest.name}`
  const entries = classed
    ? classed.map(([classKey, vehicle]) => entryIn(classKey, vehicle, at, name))
    : vehicles.flatMap((vehicle, place) =>
        entryOf({ event, sound, pairs: place === 0 ? pairs : undefined }, vehicle, at, `${name} ${place}`),
      )
  const isWalkIn = 'guest' in entrant
  const price = priceOf(
    event,
    {
      classKeys: entries.map(({ classKey }) => classKey),
      isPro: 'user' in entrant && entrant.user.membershipType === 'pro_competitor',
      isWalkIn,
    },
    at,
  )
  const dueCents = event.payment === 'free' ? 0 : totalOf(price)
  const reminded = remindedBefore(now, { eventStartsAt: event.startsAt, createdAt: at })
  const registration: StoredRegistration = {
    id: deriveId('reg', at, name) as StoredRegistration['id'],
    eventId: event.id,
    ...('user' in entrant ? { userId: entrant.user.id } : { guest: entrant.guest }),
    status: 'confirmed',
    code: codeOf(name),
    entries,
    price,
    refundSteps: event.refundSteps,
    pay: { state: dueCents > 0 ? 'due' : 'none', dueCents, paidCents: 0, refundedCents: 0 },
    ticketIssue: 1,
    ticketKey: hashOf(`ticket ${name}`).subarray(0, 16).toString('base64url'),
    ...(event.waiver && { waiverVersion: event.waiverVersion, waiverAt: at }),
    answers: isWalkIn ? {} : Object.fromEntries(event.questions.map(({ key }) => [key, 'no'])),
    isListed,
    eventStartsAt: event.startsAt,
    ...(reminded.length > 0 && { reminded }),
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
  return { ...registration, ...changes(registration) }
}

/** Enters the smallest class of pressure that the vehicle fits; a quiet one also enters for its sound. */
function entryOf(
  { event: { classes }, sound, pairs }: Pick<Made, 'event' | 'sound' | 'pairs'>,
  vehicle: Vehicle | VehicleSnapshot,
  at: string,
  name: string,
): Entry[] {
  const own = classesFor(vehicle, classes).find(({ isOwn }) => isOwn)?.classKey
  const keys = [
    own,
    vehicle.placement === 'cabin' ? 'SQ1' : vehicle.placement === 'trunk' ? sound : undefined,
    pairs,
  ]
  return keys.flatMap((classKey) =>
    classKey && classes.some((one) => one.classKey === classKey)
      ? [entryIn(classKey, vehicle, at, name)]
      : [],
  )
}

const entryIn = (classKey: string, vehicle: Vehicle | VehicleSnapshot, at: string, name: string): Entry => ({
  id: deriveId('ent', at, `${name} ${classKey}`) as Entry['id'],
  classKey: classKey as Entry['classKey'],
  ...('id' in vehicle && { vehicleId: vehicle.id }),
  vehicle: snapshotOf(vehicle),
  status: 'in',
})

/** Returns the reminders the job had sent by then. */
function remindedBefore(now: string, of: { eventStartsAt: string; createdAt: string }): ('week' | 'day')[] {
  const reminded: ('week' | 'day')[] = []
  for (;;) {
    const due = reminderDue({ ...of, reminded })
    if (!due || due.at > now) return reminded
    reminded.push(due.kind)
  }
}
