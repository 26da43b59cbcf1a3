import { ulid } from 'ulid'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { checkIn } from '#shared/competitions/desk/gate-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { Client } from './client.ts'
import { putPublished } from './events.ts'

/** An event whose gates are open: it began an hour ago. People pay there. */
export function liveEvent(
  ownerId: string,
  more: Parameters<typeof putPublished>[1] = {},
  changes: Partial<Event> = {},
): Promise<Event> {
  const now = new Date().toISOString()
  return putPublished(
    ownerId,
    { payment: 'gate', ...more },
    {
      startsAt: addTime(now, { hours: -1 }),
      endsAt: addTime(now, { hours: 8 }),
      entriesCloseAt: addTime(now, { hours: 6 }),
      ...changes,
    },
  )
}

/** The fees of an event that is free, including at the gate. */
export const freeEntry = {
  fees: { registrationFeeCents: 0, earlyOffCents: 0, proOffCents: 0, gateFeeCents: 0 },
}

export const at = ({ id: eventId }: Pick<Event, 'id'>) => ({ params: { eventId } })
export const about = ({ eventId, id }: { eventId: Event['id']; id: `reg_${string}` }) => ({
  params: { eventId, registrationId: id },
})

type Scan = BodyOf<typeof checkIn>

/** A scan that is made now at the first gate. */
export const someScan = (more: Partial<Scan>): Scan => {
  const now = Date.now()
  return {
    scanId: ulid(now),
    how: more.ticket ? 'scan' : more.code ? 'code' : 'list',
    gate: 'Gate 1',
    deviceAt: new Date(now).toISOString(),
    admitted: false,
    ...more,
  }
}

export const scanned = (client: Client, event: Event, more: Partial<Scan>) =>
  client.call(checkIn, { ...at(event), body: someScan(more) })

export const checkedIn = async (event: Event) => (await poolsOf(event.id)).get('event')?.checkedIn

/** A person at the gate with a car for a class, if any is named. */
export const someWalkIn = (...classKeys: string[]) => ({
  requestId: crypto.randomUUID(),
  name: 'Gus Guest',
  entries: classKeys.map((classKey) => ({
    classKey,
    vehicle: {
      year: 2015,
      make: 'Ford',
      model: 'Focus',
      woofers: [{ sizeTenthsIn: 120, shape: 'round' as const, count: 2 }],
      powerWatts: 1000,
    },
  })),
  waiverAccepted: true,
  paid: 'cash' as const,
})
