import { calendarEntry } from '#core/events/events/event-calendar.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isLive, type RegistrationStatus } from '#shared/events/registrations/registration.ts'
import type { CalendarEntry } from '#shared/platform/calendar/calendar-text.ts'
import type { StoredRegistration } from './registrations.ts'

type Counted = Pick<StoredRegistration, 'status' | 'updatedAt' | 'version'>

/** An unsettled entry, said in the title, too: few calendar programs show that an entry is tentative. */
const unsettled: Partial<Record<RegistrationStatus, string>> = {
  held: 'not paid yet',
  waiting: 'waitlist',
  offered: 'spot offered',
}

/**
 * An event in the calendar of a person who has entered it, maybe more than once. A person who is out of it keeps a
 * cancelled entry, so that their calendar removes it.
 */
export function entryInCalendar(event: WholeEvent, registrations: readonly Counted[]): CalendarEntry {
  const entry = calendarEntry(event)
  const live = registrations.find(isLive)
  const words = live && unsettled[live.status]
  const changes = [entry.changedAt, ...registrations.map(({ updatedAt }) => updatedAt)].sort()
  return {
    ...entry,
    title: words ? `${entry.title} (${words})` : entry.title,
    // It rises with each change of the event and of what was entered, also when someone enters again.
    sequence: registrations.reduce((sum, { version }) => sum + version, entry.sequence),
    isCancelled: entry.isCancelled || live === undefined,
    isTentative: words !== undefined,
    changedAt: changes.at(-1) ?? entry.changedAt,
  }
}
