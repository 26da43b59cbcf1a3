import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { forgetInviter } from '#core/events/event-staff/forget-inviter.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Event } from '#shared/events/events/event.ts'
import { cancelledEvent } from '#shared/events/events/stepped-event.ts'
import { deleteEvent } from './delete-event.ts'
import { events } from './events.ts'
import { eventsBy } from './events-by.ts'
import { passEvent } from './pass-event.ts'

const files = ['media/event-posters']

const organizerHasLeft = 'The organizer has left, so this event will not be held.'

export const erased: ErasedData = {
  files,
  erase: async ({ userId, now }) => {
    for await (const { id, status } of eventsBy(userId)) {
      const isPassed = status !== 'archived' && (await passEvent(id, userId, now))
      if (!isPassed && (status === 'draft' || status === 'archived')) await deleteEvent(id, async () => [])
      else {
        await forgetInviter(id, userId)
        await leaveEvent(id, userId, now)
      }
    }
  },
}

/** Past events stay without their organizer; future ones are cancelled. One that was passed on is no longer theirs. */
const leaveEvent = (id: string, userId: string, now: string): Promise<void> =>
  untilUnchanged(async () => {
    const event = await events.get({ id }, { consistent: true })
    if (event?.ownerId !== userId) return
    const isToCome = event.status === 'published' && (event.startsAt ?? '') > now
    const left = isToCome ? cancelledEvent(event, organizerHasLeft, now) : event
    await commit(
      events.put(withoutOwner(left, event.version + 1), { version: event.version }),
      ...(isToCome ? [announce('event.cancelled', { eventId: event.id }, now)] : []),
    )
  })

const withoutOwner = (event: Event, version: number): Event => ({
  ...event,
  ownerId: goneOwnerId as Event['ownerId'],
  contactEmail: undefined,
  contactPhone: undefined,
  poster: undefined,
  version,
})

export const exported: ExportedData = {
  files,
  of: async function* (userId) {
    for await (const item of eventsBy(userId)) yield { kind: events.name, item }
  },
}
