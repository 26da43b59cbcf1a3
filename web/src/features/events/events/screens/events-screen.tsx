import { useQuery } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { isZipCode } from '#shared/platform/places/place-name.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useAccess } from '#web/features/platform/roles/api/use-access.ts'
import { leaguesQuery } from '#web/features/rules/leagues/api/league-queries.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { ownEventsQuery } from '../api/own-events-query.ts'
import { EventCalendar } from '../components/event-calendar.tsx'
import { type EventFilter, eventFilter, eventFilterParts, noFilter } from '../components/event-filter.ts'
import { EventList } from '../components/event-list.tsx'
import { MonthStrip } from '../components/month-strip.tsx'
import { NearForm } from '../components/near-form.tsx'

/** The tab of people who hold events or help there. */
const OwnEvents = lazy(async () => ({ default: (await import('../components/own-events.tsx')).OwnEvents }))
const SubscribeDialog = lazy(async () => ({
  default: (await import('../components/subscribe-dialog.tsx')).SubscribeDialog,
}))

export const title = 'Events'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(eventFilter)
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const isMember = me?.registrationCompleted === true
  const { isOpen } = useAccess(me, isMember)
  const exists = useKnownScreens()
  const mayCreate = isOpen({ permission: 'events.create' })
  const isOrganizer = isMember && exists('/create-event') && mayCreate === true
  // It is requested only when the tab is known not to be there anyway.
  const { data: own } = useQuery({ ...ownEventsQuery, enabled: isMember && mayCreate === false })
  const hasOwn = isOrganizer || own?.holds || own?.helps || own?.manages
  const [subscribing, setSubscribing] = useState(false)
  const listed = (when: ListedProps['when']) => <Listed when={when} filter={filter} setFilter={setFilter} />
  const mine = (
    <Suspense fallback={<ListSkeleton rows={5} />}>
      <OwnEvents holds={isOrganizer || own?.holds === true} />
    </Suspense>
  )
  return (
    <div className="shell py-10">
      <PageHeader
        title="Events"
        lead="Find your next show."
        actions={
          <>
            <Button onClick={() => setSubscribing(true)}>
              <CalendarPlus className="size-4" aria-hidden="true" />
              Subscribe
            </Button>
            {isOrganizer ? (
              <ButtonLink to="/create-event" variant="primary">
                Create event
              </ButtonLink>
            ) : (
              <ButtonLink to="/events/suggest">Suggest an event</ButtonLink>
            )}
          </>
        }
      />
      <Tabs
        label="Events"
        value={filter.when === 'mine' && !hasOwn ? 'upcoming' : filter.when}
        onChange={(when) => setFilter({ ...noFilter, when })}
        tabs={[
          { id: 'upcoming', label: 'Upcoming', content: listed('upcoming') },
          { id: 'past', label: 'Past', content: listed('past') },
          { id: 'month', label: 'Month', content: listed('month') },
          ...(hasOwn ? [{ id: 'mine', label: 'Mine', content: mine }] : []),
        ]}
      />
      {subscribing && (
        <Suspense fallback={null}>
          <SubscribeDialog state={filter.state} onClose={() => setSubscribing(false)} />
        </Suspense>
      )}
    </div>
  )
}

type ListedProps = {
  when: 'upcoming' | 'past' | 'month'
  filter: EventFilter
  setFilter: ReturnType<typeof useAddressFilter<typeof eventFilter>>['setFilter']
}

function Listed({ when, filter, setFilter }: ListedProps) {
  const { month, q, state, kind, league, format, open, free, near } = filter
  const narrowed = Boolean(month || q || state || kind || league || format || open || free || near)
  const leagues = useQuery(leaguesQuery).data?.items ?? []
  return (
    <>
      <FilterBar
        parts={eventFilterParts(when, leagues)}
        filter={filter}
        onChange={setFilter}
        more={{
          fields: <NearForm near={near} miles={filter.miles} onChange={setFilter} />,
          isSet: near !== undefined,
          clear: { near: undefined, miles: '50' },
        }}
        show="Show events"
      />
      {near && !isZipCode(near) && (
        <p className="-mt-2 mb-4 text-sm text-dim">
          Cities:{' '}
          <a href="https://www.geonames.org" className="link">
            GeoNames
          </a>
          , CC BY 4.0
        </p>
      )}
      {when === 'month' ? (
        <EventCalendar filter={filter} onChange={(chosen) => setFilter({ month: chosen })} />
      ) : (
        <>
          <MonthStrip when={when} month={month} onChange={(chosen) => setFilter({ month: chosen })} />
          <EventList filter={{ ...filter, when }} narrowed={narrowed} onClear={() => setFilter(noFilter)} />
        </>
      )}
    </>
  )
}
