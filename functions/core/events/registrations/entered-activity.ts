import { recordActivity } from '#core/platform/activities/record-activity.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'

export const enteredActivity = (actor: Actor, event: WholeEvent, now: string): Write =>
  recordActivity(
    {
      by: actor,
      type: 'event_registration',
      description: `Entered ${event.title}`,
      metadata: { eventId: event.id },
    },
    now,
  )
