import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { useAddressFilter } from '#web/features/lists/use-address-filter.ts'
import { TimeAgo } from '#web/features/notifications/components/time-ago.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { keepRegistrations, keptRegistrations } from '../api/kept-registrations.ts'
import { myRegistrationsQuery } from '../api/my-registrations-query.ts'
import { CalendarPanel } from '../components/calendar-panel.tsx'
import { EntryCard } from '../components/entry-card.tsx'

export const title = 'My entries'

const view = { when: z._default(z.enum(['upcoming', 'past']), 'upcoming') }

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  const change = (when: string) => setFilter({ when: when === 'past' ? 'past' : 'upcoming' })
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Your tickets, places in line and payments for events." />
      <Tabs
        label="Entries"
        value={filter.when}
        onChange={change}
        tabs={[
          { id: 'upcoming', label: 'Upcoming', content: <EntryList when="upcoming" /> },
          { id: 'past', label: 'Past', content: <EntryList when="past" /> },
        ]}
      />
      <div className="mt-8">
        <CalendarPanel />
      </div>
    </div>
  )
}

/** What is to come stays on this device, and is shown from there without the network. */
function EntryList({ when }: { when: 'upcoming' | 'past' }) {
  const me = useMe()
  const [now] = useState(() => new Date().toISOString())
  const mine = useInfiniteQuery({ ...myRegistrationsQuery(when), networkMode: 'always' })
  const items = mine.data?.pages.flatMap((page) => page.items)
  const isKept = when === 'upcoming'
  useEffect(() => {
    if (items && isKept) keepRegistrations(me.id, items, new Date().toISOString())
  }, [items, isKept, me.id])
  const kept = mine.isError && !items && isKept ? keptRegistrations(me.id) : undefined
  if (kept)
    return (
      <div className="grid gap-4">
        <Banner
          action={
            <Button busy={mine.isFetching} onClick={() => void mine.refetch()}>
              Try again
            </Button>
          }
        >
          Your entries did not load. These were saved on this device <TimeAgo at={kept.at} />.
        </Banner>
        {kept.items.map((registration) => (
          <EntryCard key={registration.id} registration={registration} offline now={now} />
        ))}
      </div>
    )
  return (
    <CursorList
      pages={mine}
      waiting={<ListSkeleton rows={3} />}
      failed="Your entries did not load"
      empty={
        <EmptyState
          title={when === 'upcoming' ? 'You have not entered an event' : 'No past entries'}
          action={
            <ButtonLink variant="primary" to="/events">
              Find an event
            </ButtonLink>
          }
        >
          The tickets of events that you enter are here.
        </EmptyState>
      }
    >
      {(shown) => (
        <div className="grid gap-4">
          {shown.map((registration) => (
            <EntryCard key={registration.id} registration={registration} offline={false} now={now} />
          ))}
        </div>
      )}
    </CursorList>
  )
}
