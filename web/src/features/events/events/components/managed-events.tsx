import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { myOrganizationsQuery } from '#web/features/organizations/organizations/api/my-organizations-query.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { managedEventsQuery, managedOf } from '../api/organization-events-query.ts'
import { OwnEventRow } from './own-event-row.tsx'

/** The events of others that the member runs for organizations. It shows nothing if there are none. */
export function ManagedEvents() {
  const { data } = useQuery(myOrganizationsQuery)
  return managedOf(data?.items ?? []).map((organization) => (
    <EventsOf key={organization.id} organization={organization} />
  ))
}

function EventsOf({ organization: { id, name } }: { organization: Organization }) {
  const pages = useInfiniteQuery({
    ...managedEventsQuery(id),
    // Their own stand above.
    select: ({ pages: read, ...rest }) => ({
      ...rest,
      pages: read.map((page) => ({ ...page, items: page.items.filter(({ role }) => role !== 'owner') })),
    }),
  })
  return (
    <CursorList pages={pages} failed={`The events of ${name} did not load`} waiting={null} empty={null}>
      {(events) => (
        <Panel title={`Events of ${name}`} flush>
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <OwnEventRow key={event.id} event={event} />
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}
