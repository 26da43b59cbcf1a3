import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { FilterBar } from '#web/features/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/lists/use-address-filter.ts'
import { useAccess } from '#web/features/roles/api/use-access.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { EventCalendar } from '../components/event-calendar.tsx'
import { type EventFilter, eventFilter, eventFilterParts, noFilter } from '../components/event-filter.ts'
import { EventList } from '../components/event-list.tsx'
import { HelpedEvents } from '../components/helped-events.tsx'
import { MonthStrip } from '../components/month-strip.tsx'
import { MyEvents } from '../components/my-events.tsx'
import { NearForm } from '../components/near-form.tsx'
import { SubscribeDialog } from '../components/subscribe-dialog.tsx'
import { useHasEvents } from '../components/use-has-events.ts'

export const title = 'Events'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(eventFilter)
  const session = useSession()
  const me = session.status === 'signed-in' ? session.me : undefined
  const { isOpen } = useAccess(me, me?.registrationCompleted === true)
  const exists = useKnownScreens()
  const isOrganizer =
    me?.registrationCompleted === true &&
    exists('/create-event') &&
    isOpen({ permission: 'events.create' }) === true
  const { holds, helps } = useHasEvents(me?.registrationCompleted === true && !isOrganizer)
  const hasOwn = isOrganizer || holds || helps
  const [subscribing, setSubscribing] = useState(false)
  const listed = (when: ListedProps['when']) => <Listed when={when} filter={filter} setFilter={setFilter} />
  return (
    <div className="shell py-10">
      <PageHeader
        label="Calendar"
        title="Events"
        lead="Competitions and meets: where the lanes are open next, and what it costs to be there."
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
          ...(hasOwn ? [{ id: 'mine', label: 'Mine', content: <Mine holds={isOrganizer || holds} /> }] : []),
        ]}
      />
      {subscribing && <SubscribeDialog state={filter.state} onClose={() => setSubscribing(false)} />}
    </div>
  )
}

/** What the member holds, and where they help. */
const Mine = ({ holds }: { holds: boolean }) => (
  <div className="grid gap-8">
    {holds && <MyEvents />}
    <HelpedEvents />
  </div>
)

type ListedProps = {
  when: 'upcoming' | 'past' | 'month'
  filter: EventFilter
  setFilter: ReturnType<typeof useAddressFilter<typeof eventFilter>>['setFilter']
}

function Listed({ when, filter, setFilter }: ListedProps) {
  const { month, q, state, kind, open, free, near } = filter
  const narrowed = Boolean(month || q || state || kind || open || free || near)
  // Entries of what is over are never open.
  const parts = eventFilterParts.filter(
    (part) => when !== 'past' || !('name' in part) || part.name !== 'open',
  )
  return (
    <>
      <FilterBar parts={parts} filter={filter} onChange={setFilter} />
      <NearForm near={near} miles={filter.miles} onChange={setFilter} />
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
