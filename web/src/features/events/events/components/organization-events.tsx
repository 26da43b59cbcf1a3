import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { firstOrganizationEventsQuery, organizationEventsQuery } from '../api/organization-events-query.ts'
import { EventTile } from './event-tile.tsx'

const ManagedEventsLink = lazy(async () => ({
  default: (await import('./managed-events-link.tsx')).ManagedEventsLink,
}))

/** Few people take a calendar along. */
const OrganizationCalendar = lazy(async () => ({
  default: (await import('./organization-calendar.tsx')).OrganizationCalendar,
}))

type SectionProps = { organization: PublicOrganization }

export const queries = ({ id }: PublicOrganization) => [
  firstOrganizationEventsQuery(id, 'upcoming'),
  firstOrganizationEventsQuery(id, 'past'),
]

/** The events that an organization holds: those to come first. */
export function Section({ organization }: SectionProps) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  return (
    <>
      <EventsWhen organization={organization} when="upcoming" title="Upcoming events">
        <Subscribe organization={organization} />
      </EventsWhen>
      <EventsWhen organization={organization} when="past" title="Past events" />
      {isMember && (
        <Suspense>
          <ManagedEventsLink organizationId={organization.id} />
        </Suspense>
      )}
    </>
  )
}

type EventsWhenProps = SectionProps & { when: 'upcoming' | 'past'; title: string; children?: ReactNode }

function EventsWhen({ organization, when, title, children }: EventsWhenProps) {
  const pages = useInfiniteQuery(organizationEventsQuery(organization.id, when))
  const isEmpty = !pages.hasNextPage && !pages.data?.pages.some(({ items }) => items.length > 0)
  if (isEmpty && !pages.isError) return null
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{title}</h2>
        {children}
      </div>
      <CursorList
        pages={pages}
        waiting={null}
        failed="The events did not load"
        shown={pages.hasNextPage ? undefined : ''}
        empty={null}
      >
        {(events) => (
          <ul className="grid gap-3">
            {events.map((event) => (
              <EventTile key={event.id} event={event} />
            ))}
          </ul>
        )}
      </CursorList>
    </section>
  )
}

function Subscribe({ organization }: SectionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <CalendarPlus className="size-4" aria-hidden="true" />
        Subscribe
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <OrganizationCalendar organization={organization} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
