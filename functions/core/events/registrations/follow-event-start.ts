import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { stillReminded } from '#shared/events/registrations/reminder-due.ts'
import { registrations, type StoredRegistration } from './registrations.ts'
import { registrationsOfEvent } from './registrations-of-event.ts'

/** Registrations are listed by the start of their event, and reminded by it. */
export async function followEventStart(eventId: string): Promise<void> {
  const event = await events.get({ id: eventId }, { consistent: true })
  if (!event?.startsAt) return
  for await (const registration of registrationsOfEvent(eventId))
    if (registration.eventStartsAt !== event.startsAt) await untilUnchanged(() => follow(registration))
}

/** The start is read again each time, so that the later of two simultaneous changes stays. */
async function follow(key: Pick<StoredRegistration, 'eventId' | 'id'>): Promise<void> {
  const [registration, event] = await Promise.all([
    registrations.get(key, { consistent: true }),
    events.get({ id: key.eventId }, { consistent: true }),
  ])
  if (!registration || !event?.startsAt || registration.eventStartsAt === event.startsAt) return
  const { version, reminded } = registration
  await commit(
    registrations.put(
      {
        ...registration,
        eventStartsAt: event.startsAt,
        ...(reminded && { reminded: stillReminded(reminded, event.startsAt, event.updatedAt) }),
        version: version + 1,
      },
      { version },
    ),
  )
}
