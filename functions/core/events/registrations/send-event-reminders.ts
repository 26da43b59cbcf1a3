import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { readSetting } from '#core/platform/settings/read-setting.ts'
import { isTimely, type Reminder, reminderDue } from '#shared/events/registrations/reminder-due.ts'
import { reminderSentAt } from '#shared/events/registrations/reminder-sent-at.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { type Entrant, readEntrant } from './entrant.ts'
import { aboutEntry, entriesPath, entryDetails, whenAndWhere } from './entry-words.ts'
import { registrationReference } from './registration-reference.ts'
import { dueShards, registrations, type StoredRegistration } from './registrations.ts'
import { type EntryNews, newsWrites } from './tell-entrant.ts'

const pageSize = 100

/** Rows are listed 7 days and 24 hours before the start; the hour may come this much earlier. */
const mostHoursAhead = 24

type Run = { now: string; hour: number; eventOf: (eventId: string) => ReturnType<typeof events.get> }

/**
 * Reminds everyone with a place of an event that starts in 7 days or tomorrow, each once, at the hour that
 * administrators chose.
 */
export async function sendEventReminders(now: string): Promise<void> {
  const hour = await readSetting('event_reminder_hour')
  const read = new Map<string, ReturnType<typeof events.get>>()
  const eventOf = (id: string) => {
    const event = read.get(id) ?? events.get({ id })
    read.set(id, event)
    return event
  }
  await Promise.all(dueShards('REMINDDUE').map((pk) => remindAll(pk, { now, hour, eventOf })))
}

async function remindAll(pk: string, run: Run): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await registrations.list({
      index: 'gsi3',
      pk,
      upTo: `${addTime(run.now, { hours: mostHoursAhead })}~`,
      limit: pageSize,
      cursor,
    })
    for (const registration of page.items) await alone(registration, run)
    cursor = page.nextCursor
  } while (cursor)
}

/** A failure does not hold up the others; the next run tries it again. */
async function alone(registration: StoredRegistration, run: Run): Promise<void> {
  try {
    const due = reminderDue(registration)
    if (due && sentAt(due, await run.eventOf(registration.eventId), run.hour) <= run.now)
      await untilUnchanged(() => remind(registration, run))
  } catch (error) {
    log.error('registration.reminder_failed', { registrationId: registration.id, error })
  }
}

type Due = NonNullable<ReturnType<typeof reminderDue>>

const sentAt = ({ kind, at }: Due, event: Partial<Entrant['event']> | undefined, hour: number): string =>
  event?.startsAt && event.timeZone
    ? reminderSentAt(kind, { startsAt: event.startsAt, timeZone: event.timeZone }, hour)
    : at

async function remind(
  key: Pick<StoredRegistration, 'eventId' | 'id'>,
  { now, hour }: Pick<Run, 'now' | 'hour'>,
): Promise<void> {
  const entrant = await readEntrant(registrationReference(key))
  const registration = entrant?.registration ?? (await registrations.get(key, { consistent: true }))
  const due = registration?.status === 'confirmed' && reminderDue(registration)
  if (!registration || !due) return
  const at = sentAt(due, entrant?.event, hour)
  if (at > now) return
  const { version, createdAt, reminded = [] } = registration
  await commit(
    registrations.put(
      { ...registration, reminded: [...reminded, due.kind], version: version + 1 },
      { version },
    ),
    // People who entered after that hour know how near the event is.
    ...(entrant && createdAt < at && isDue(entrant, due.kind, now)
      ? await newsWrites(entrant.user, reminder(entrant, now), now)
      : []),
  )
}

const isDue = ({ event }: Entrant, kind: Reminder, now: string) =>
  event.status === 'published' && isTimely(kind, event.startsAt, now)

function reminder(entrant: Entrant, now: string): EntryNews {
  const { registration, event } = entrant
  const startsWhen = daysUntil(event, now)
  const details = entryDetails(registration)
  return {
    kind: 'event_reminder',
    type: 'info',
    title: `Your event starts ${startsWhen}`,
    message: `${event.title}: ${zonedTime(event.startsAt, event.timeZone)}. ${details}`,
    href: entriesPath,
    mail: (to) =>
      queueMail(
        {
          ...to,
          templateId: 'event-reminder',
          data: {
            ...aboutEntry(entrant),
            ...whenAndWhere(event),
            startsWhen,
            ticketCode: registration.code,
            entryDetails: details,
          },
        },
        now,
      ),
  }
}

const dayMs = 86_400_000

/** Counts the days by the calendar at the venue. */
function daysUntil({ startsAt, timeZone }: Entrant['event'], now: string): string {
  const day = (at: string) => Date.parse(wallTime(at, timeZone).slice(0, 10))
  const days = Math.round((day(startsAt) - day(now)) / dayMs)
  if (days <= 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}
