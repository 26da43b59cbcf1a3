import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { keepPage } from '#web/lib/keep-page.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { askAgain } from '#web/lib/session/ask-again.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { KeptRegistrations } from '../api/kept-registrations.ts'
import { keepRegistrations, keptRegistrations } from '../api/kept-registrations.ts'
import { EntryCard } from '../components/entry-card.tsx'

/** Loaded for those who are back from PayPal. */
const PaypalReturn = lazy(async () => ({
  default: (await import('../components/paypal-return.tsx')).PaypalReturn,
}))

/** Below the entries, which come first. */
const CalendarPanel = lazy(async () => ({
  default: (await import('../components/calendar-panel.tsx')).CalendarPanel,
}))

const OfferedEntries = lazy(async () => ({
  default: (await import('../components/offered-entries.tsx')).OfferedEntries,
}))

export const title = 'My entries'

const view = { when: z._default(z.enum(['upcoming', 'past']), 'upcoming') }

export function Screen() {
  const { filter, setFilter } = useAddressFilter(view)
  const isHeard = useSession().status === 'signed-in'
  const [search] = useSearchParams()
  const [isBack] = useState(() => search.has('paypal'))
  const change = (when: string) => setFilter({ when: when === 'past' ? 'past' : 'upcoming' })
  useEffect(() => {
    if (isHeard) void keepPage('/my-entries')
  }, [isHeard])
  return (
    <div className="page">
      <ScreenHeader title={title} lead="Tickets, waitlists, and payments." />
      {isHeard ? (
        <>
          {isBack && (
            <Suspense fallback={null}>
              <PaypalReturn />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <OfferedEntries />
          </Suspense>
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
            <Suspense fallback={<ListSkeleton rows={1} />}>
              <CalendarPanel />
            </Suspense>
          </div>
        </>
      ) : (
        <WithoutNetwork />
      )}
    </div>
  )
}

/** The page was opened without an answer from the server, so this device's data is all there is. */
function WithoutNetwork() {
  const [now] = useState(serverTime)
  const [kept] = useState(keptRegistrations)
  useEffect(() => {
    addEventListener('online', askAgain)
    return () => removeEventListener('online', askAgain)
  }, [])
  if (kept) return <KeptEntries kept={kept} now={now} busy={false} onRetry={askAgain} />
  return (
    <ErrorState title="Your entries did not load" onRetry={askAgain}>
      <p>Check your connection and try again. Nothing is saved on this device yet.</p>
    </ErrorState>
  )
}

/** Lists entries. Upcoming ones stay on this device, and are shown from there without the network. */
function EntryList({ when }: { when: 'upcoming' | 'past' }) {
  const [now] = useState(serverTime)
  const entries = pagesQuery(listMyRegistrations, { key: ['registrations', 'mine', when], query: { when } })
  const mine = useInfiniteQuery({ ...entries, networkMode: 'always' })
  const items = mine.data?.pages.flatMap((page) => page.items)
  const isKept = when === 'upcoming'
  useEffect(() => {
    if (items && isKept) keepRegistrations(items, serverTime())
  }, [items, isKept])
  const kept = mine.isError && !items && isKept ? keptRegistrations() : undefined
  if (kept)
    return <KeptEntries kept={kept} now={now} busy={mine.isFetching} onRetry={() => void mine.refetch()} />
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
          Your tickets appear here.
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

type KeptEntriesProps = { kept: KeptRegistrations; now: string; busy: boolean; onRetry: () => void }

/** The entries to come as this device has kept them: their tickets open without the network. */
function KeptEntries({ kept, now, busy, onRetry }: KeptEntriesProps) {
  return (
    <div className="grid gap-4">
      <Banner
        action={
          <Button busy={busy} onClick={onRetry}>
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
}
