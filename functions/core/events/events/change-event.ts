import { isDeepStrictEqual } from 'node:util'
import { changedPools } from '#core/events/event-places/changed-pools.ts'
import { type Pool, poolsOf } from '#core/events/event-places/pools.ts'
import { untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { EventForm } from '#shared/events/events/event-fields.ts'
import { isMoved } from '#shared/events/events/moved-from.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { commitWithPoster } from './commit-with-poster.ts'
import { eventAfter } from './event-after.ts'
import { eventToChange } from './event-role.ts'
import { events } from './events.ts'
import { holdToRules } from './hold-to-rules.ts'
import { knownBefore } from './known-before.ts'
import { ownEvent, readOwnEvent } from './own-event.ts'

type Change = {
  actor: Actor
  eventId: string
  /** The version that the organizer saw. */
  version: number
  form: EventForm
  posterUploadId: string | undefined
  removePoster: boolean | undefined
  note: string | undefined
  remember: (answer: OwnEvent) => Write[]
}

/** An organizer changes an event. An unchanged event is returned as it is. */
export const changeEvent = (change: Change, now: string): Promise<OwnEvent> =>
  untilUnchanged(() => changed(change, now))

async function changed(
  { actor, eventId, version, form, posterUploadId, removePoster, note, remember }: Change,
  now: string,
): Promise<OwnEvent> {
  const { event, role } = await eventToChange(actor, eventId)
  const before = removePoster ? undefined : event.poster
  const after = await eventAfter(event, { actor, form, poster: before, note }, now)
  if (!posterUploadId && isSame(event, after)) return readOwnEvent(event, role, now)
  if (event.version !== version) throw concurrentChange()
  const held = await holdToRules(after, event)
  const isPublished = event.status === 'published'
  return untilPlacesHold(async () => {
    const known = isPublished ? await poolsOf(event.id) : new Map<string, Pool>()
    const places = isPublished ? changedPools(event, after, known) : undefined
    let answer = ownEvent(after, role, places?.ofEvent, now)
    await commitWithPoster(
      { userId: actor.userId, organizationId: event.organizationId, uploadId: posterUploadId, before },
      (poster) => {
        answer = { ...answer, poster }
        return [
          events.put({ ...after, poster }, { version }),
          ...(places?.writes ?? []),
          ...held,
          ...told(event, after, note, now),
          recordActivity(
            { by: actor, type: 'event_update', description: `Changed the event ${after.title}` },
            now,
          ),
          ...remember(answer),
        ]
      },
      now,
    )
    return answer
  })
}

const plain = (event: Event) => {
  const { updatedAt: _, version: __, ...rest } = event
  return JSON.parse(JSON.stringify(rest))
}

const isSame = (one: Event, other: Event) => isDeepStrictEqual(plain(one), plain(other))

function told(event: Event, after: Event, note: string | undefined, now: string): Write[] {
  const before = knownBefore(event)
  if (!before) return []
  return [
    announce(
      'event.changed',
      { eventId: event.id, isMoved: isMoved(event, after), before, ...(note && { note }) },
      now,
    ),
  ]
}
