import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { unlessApplied } from '#core/platform/facts/consumer.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { changeLines } from './change-lines.ts'
import { type Entrant, readEntrant } from './entrant.ts'
import { aboutEntry, calendarOf } from './entry-words.ts'
import { eventFor } from './event-for.ts'
import { registrationReference } from './registration-reference.ts'
import { registrationsOfEvent } from './registrations-of-event.ts'
import { type EntryNews, newsWrites } from './tell-entrant.ts'

type Changed = FactPayload<'event.changed'>

/**
 * Tells everyone who entered what has changed. Each of them hears it once, even when it breaks off and begins again.
 */
export async function tellOfEventChange(
  changed: Changed,
  now: string,
  onceFor: (registrationId: string) => Write,
): Promise<void> {
  const event = await events.get({ id: changed.eventId }, { consistent: true })
  if (event?.status !== 'published' || changeLines(changed.before, event as WholeEvent).length === 0) return
  for await (const registration of registrationsOfEvent(changed.eventId)) {
    if (!isLive(registration)) continue
    await unlessApplied(async () => {
      const entrant = await readEntrant(registrationReference(registration))
      if (!entrant || !isLive(entrant.registration)) return
      const writes = await newsWrites(entrant.user, changeNews(entrant, changed, now), now)
      if (writes.length > 0) await commit(onceFor(registration.id), ...writes)
    })
  }
}

function changeNews(entrant: Entrant, changed: Changed, now: string): EntryNews {
  const { event } = entrant
  const lines = changeLines(changed.before, event)
  const until = eventFor(entrant.registration, event, now).freeWithdrawalUntilAt
  const mayLeave =
    until && now < until
      ? `If you cannot come, you can withdraw and get all your money back until ${zonedTime(until, event.timeZone)}.`
      : ''
  const said = changed.note ? `The organizer says: ${changed.note}` : ''
  return {
    kind: 'entered_event_news',
    type: 'warning',
    title: 'An event you entered has changed',
    message: [`${event.title}:`, ...lines, ...(mayLeave ? [mayLeave] : [])].join(' '),
    href: eventPath(event.id),
    mail: (to) =>
      queueMail(
        {
          ...to,
          templateId: 'event-changed',
          data: {
            ...aboutEntry(entrant),
            eventId: event.id,
            eventChanges: [lines.join('\n'), said, mayLeave].filter(Boolean).join('\n\n'),
            calendar: calendarOf(event),
          },
        },
        now,
      ),
  }
}
