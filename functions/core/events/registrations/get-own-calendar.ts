import { isSecretOf, splitHandle } from '#core/platform/handles/handle.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { isLive } from '#shared/events/registrations/registration.ts'
import { calendarText } from '#shared/platform/calendar/calendar-text.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { siteName } from '#shared/site-name.ts'
import { entryInCalendar } from './calendar-of-entries.ts'
import { eventsOf } from './events-of.ts'
import { calendarPartition, ownCalendars } from './own-calendars.ts'
import { memberPartition, registrations, type StoredRegistration } from './registrations.ts'

const mostEntries = 300
/** The number of days calendars show past events and cancellations. */
const daysKept = 90
const forever = '~'

/** The events that someone has entered, for the bearer of the secret address. */
export async function getOwnCalendar(token: string, now: string): Promise<string> {
  const userId = await ownerOf(token)
  const since = addTime(now, { days: -daysKept })
  const { items } = await registrations.list({
    index: 'gsi1',
    pk: memberPartition(userId),
    limit: mostEntries,
    between: [since, forever],
  })
  const events = await eventsOf(items)
  const byEvent = Map.groupBy(items, ({ eventId }) => eventId)
  return calendarText(
    `My ${siteName} events`,
    [...byEvent].flatMap(([eventId, own]) => {
      const event = events.get(eventId)
      return event && isShown(own, since) ? [entryInCalendar(event, own)] : []
    }),
  )
}

const isShown = (own: readonly StoredRegistration[], since: string) =>
  own.some((registration) => isLive(registration) || registration.updatedAt > since)

async function ownerOf(token: string): Promise<string> {
  const parts = splitHandle('cal', token)
  const found =
    parts && (await ownCalendars.list({ index: 'gsi1', pk: calendarPartition(parts.id), limit: 1 }))
  const userId = found?.items[0]?.userId
  if (!parts || !userId) throw unknown()
  // The index may still know the address that was before.
  const calendar = await ownCalendars.get({ userId }, { consistent: true })
  if (calendar?.id !== parts.id || !isSecretOf(parts.secret, calendar.secretHash)) throw unknown()
  const user = await users.get({ id: userId })
  if (!user || user.status === 'suspended') throw unknown()
  return userId
}

const unknown = () =>
  new AppError(
    'not_found',
    'calendar_not_found',
    'This link no longer works. Get a new one under My entries.',
  )
