import { env } from '#core/env.ts'
import type { Event, WholeEvent } from '#shared/events/events/event.ts'
import type { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import { organizationPath } from '#shared/organizations/organizations/named-organization.ts'
import type { CalendarEntry } from '#shared/platform/calendar/calendar-text.ts'

/** A published or cancelled event as calendars show it; a cancelled one stays, so that they take it away. */
export function calendarEntry(event: Event, organization?: NamedOrganization): CalendarEntry {
  const { id, startsAt, endsAt, sequence, status, updatedAt, title, description, removed } =
    event as WholeEvent
  const site = env('SITE_URL')
  return {
    uid: `${id}@${new URL(site).host}`,
    sequence,
    isCancelled: status === 'cancelled',
    startsAt,
    endsAt,
    changedAt: updatedAt,
    title,
    description: removed ? '' : description,
    location: [event.venueName, event.address, event.city, event.state].filter(Boolean).join(', '),
    ...(organization?.hasPage && {
      organizer: { name: organization.name, url: `${site}${organizationPath(organization.id)}` },
    }),
    url: `${site}${removed ? '/my-entries' : `/events/${id}`}`,
  }
}
