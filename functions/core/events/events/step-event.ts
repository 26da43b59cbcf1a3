import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Event, EventStatus } from '#shared/events/events/event.ts'
import type { OwnEvent } from '#shared/events/events/own-contract.ts'
import { assertForOwner, eventToChange } from './event-role.ts'
import { events } from './events.ts'
import { readOwnEvent } from './own-event.ts'

type Step = {
  actor: Actor
  eventId: string
  /** The version that the organizer saw. */
  version: number
  to: EventStatus
  /** Its name in the activity log: "Published". */
  verb: string
  /** True if staff members who organize with the owner may not do it. */
  isForOwner?: boolean
  stepped: (event: Event) => Event
  /** Other writes of the same transaction. */
  writes?: (event: Event, before: Event) => Write[] | Promise<Write[]>
  remember: (answer: OwnEvent) => Write[]
}

/** An organizer takes an event from one state to the next. If it is already there, it is returned as it is. */
export const stepEvent = (
  { actor, eventId, version, to, verb, isForOwner = false, stepped, writes, remember }: Step,
  now: string,
): Promise<OwnEvent> =>
  untilUnchanged(async () => {
    const { event, role } = await eventToChange(actor, eventId)
    if (isForOwner) assertForOwner(role)
    if (event.status === to) return readOwnEvent(event, role, now)
    const after = stepped(event)
    if (event.version !== version) throw concurrentChange()
    const more = (await writes?.(after, event)) ?? []
    const answer = await readOwnEvent(after, role, now)
    await commit(
      events.put(after, { version }),
      ...more,
      recordActivity(
        { by: actor, type: 'event_update', description: `${verb} the event ${event.title}` },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
