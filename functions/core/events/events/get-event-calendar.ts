import { namedOrganization } from '#core/organizations/organizations/named-organization.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import type { getEventCalendar as contract } from '#shared/events/events/contract.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import { calendarText } from '#shared/platform/calendar/calendar-text.ts'
import type { ParamsOf } from '#shared/platform/http/route.ts'
import { calendarEntry } from './event-calendar.ts'
import { events } from './events.ts'

/** One event for a calendar. */
export async function getEventCalendar({ params }: { params: ParamsOf<typeof contract> }): Promise<string> {
  const event = await events.get({ id: params.eventId })
  if (!event || !hasPage(event)) throw eventNotFound()
  const { organizationId: id } = event
  const organization = namedOrganization(id ? await organizations.get({ id }) : undefined)
  return calendarText(event.title, [calendarEntry(event, organization)])
}
