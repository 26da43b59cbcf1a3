import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { readSetting } from '#core/platform/settings/read-setting.ts'
import { stillReminded } from '#shared/events/registrations/reminder-due.ts'
import { reminderSentAt } from '#shared/events/registrations/reminder-sent-at.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { registrationsOfEvent } from './registrations-of-event.ts'

/** Registrations are listed by the start of their event, and reminded by it. */
export async function followEventStart(eventId: string): Promise<void> {
  const event = await events.get({ id: eventId }, { consistent: true })
  if (!event?.startsAt) return
  const hour = await readSetting('event_reminder_hour')
  for await (const registration of registrationsOfEvent(eventId))
    if (registration.eventStartsAt !== event.startsAt) await untilUnchanged(() => follow(registration, hour))
}

/** The start is read again each time, so that the later of two simultaneous changes stays. */
async function follow(key: Pick<StoredRegistration, 'eventId' | 'id'>, hour: number): Promise<void> {
  const [registration, event] = await Promise.all([
    registrations.get(key, { consistent: true }),
    events.get({ id: key.eventId }, { consistent: true }),
  ])
  if (!registration || !event?.startsAt || registration.eventStartsAt === event.startsAt) return
  const { version, reminded } = registration
  const { startsAt, timeZone = 'UTC', updatedAt } = event
  const sentAt = (kind: 'week' | 'day') => reminderSentAt(kind, { startsAt, timeZone }, hour)
  await commit(
    registrations.put(
      {
        ...registration,
        eventStartsAt: startsAt,
        ...(reminded && { reminded: stillReminded(reminded, sentAt, updatedAt) }),
        version: version + 1,
      },
      { version },
    ),
  )
}
