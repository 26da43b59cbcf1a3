import { useQuery } from '@tanstack/react-query'
import { listManagedEvents } from '#shared/events/events/organization-events-contract.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { cityOf } from '#web/features/events/events/components/event-words.ts'
import type { Thing } from '#web/features/newsletter/newsletter-campaigns/editor/things.ts'
import { query } from '#web/lib/query.ts'

const most = 50

/** The public events of an organization, the latest first, as cards of its news. */
export function useOwnEvents(organizationId: OrganizationId): readonly Thing[] {
  const { data } = useQuery(
    query('events', listManagedEvents, { params: { organizationId }, query: { limit: most } }),
  )
  return (data?.items ?? []).filter(isListed).map((event) => ({
    id: event.id,
    name: event.title,
    about: [event.startsAt && event.timeZone && zonedTime(event.startsAt, event.timeZone), cityOf(event)]
      .filter(Boolean)
      .join(' · '),
  }))
}
