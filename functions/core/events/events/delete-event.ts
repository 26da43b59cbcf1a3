import { removedPools } from '#core/events/event-places/changed-pools.ts'
import { hasRegistrations } from '#core/events/event-places/has-registrations.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { placesChanged, untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { staffCounts } from '#core/events/event-staff/staff-counts.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
import { countDrafts } from './event-drafts.ts'
import { events } from './events.ts'

const hasEntries = () =>
  new AppError(
    'conflict',
    'event_has_entries',
    'This event has entries or results and can only be cancelled.',
  )

/** Takes an event away with its places and its helpers, unless anyone has entered. One that is gone stays gone. */
export async function deleteEvent(id: string, writes: (event: Event) => Promise<Write[]>): Promise<void> {
  await untilPlacesHold(async () => {
    const event = await events.get({ id }, { consistent: true })
    if (!event) return
    const known = await poolsOf(id)
    if (await hasRegistrations(id)) throw hasEntries()
    await commit(
      events.delete(event, placesChanged),
      ...removedPools(known, hasEntries),
      ...(event.status === 'draft' ? [countDrafts(event.ownerId, -1)] : []),
      ...(await writes(event)),
    )
  })
  // Also what a call that broke off has left.
  const keys = [...(await staffOf(id)).map(eventStaff.key), staffCounts.key({ eventId: id })]
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
}
