import { enterEvent } from '#core/events/registrations/enter-event.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import { registrations } from '#core/events/registrations/registrations.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { newId } from '#shared/ids.ts'

/** A vehicle of rating 1854. */
export const daily = {
  name: 'Daily',
  year: 2011,
  make: 'Honda',
  model: 'Civic',
  color: 'Silver',
  placement: 'trunk' as const,
  woofers: [{ sizeTenthsIn: 150, shape: 'round' as const, count: 2 }],
  powerWatts: 1500,
  powerBasis: 'rated' as const,
  ampChannels: 1,
}

/** The same in someone’s garage. */
export async function putVehicle(userId: string, more: Partial<Vehicle> = {}): Promise<Vehicle> {
  const now = new Date().toISOString()
  const vehicle: Vehicle = {
    id: newId('veh', now),
    userId: userId as Vehicle['userId'],
    ...daily,
    notes: '',
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
  await commit(vehicles.put(vehicle, { absent: true }))
  return vehicle
}

type Entering = Partial<Parameters<typeof enterEvent>[0]['choice']>

export const someEntry = (more: Entering = {}) => ({
  entries: [],
  answers: {},
  isListed: true,
  joinWaitingList: false,
  ...more,
})

/** Enters an event as the route does. */
export async function enter(
  { id: eventId }: Pick<Event, 'id'>,
  userId: string,
  more: Entering = {},
  now = new Date().toISOString(),
): Promise<StoredRegistration> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new Error(`There is no member ${userId}.`)
  const { id } = await enterEvent(
    {
      actor: { userId, user, issuedAt: now, authTime: now } as never,
      eventId,
      choice: someEntry(more),
      remember: () => [],
    },
    now,
  )
  return storedRegistration({ eventId, id })
}

export async function storedRegistration(key: { eventId: string; id: string }): Promise<StoredRegistration> {
  const found = await registrations.get(key, { consistent: true })
  if (!found) throw new Error(`There is no registration ${key.id}.`)
  return found
}

/** Changes the stored registration directly. */
export async function changeStored(
  registration: StoredRegistration,
  change: Partial<StoredRegistration>,
): Promise<StoredRegistration> {
  const { version } = registration
  const changed = { ...registration, ...change, version: version + 1 }
  await commit(registrations.put(changed, { version }))
  return changed
}
