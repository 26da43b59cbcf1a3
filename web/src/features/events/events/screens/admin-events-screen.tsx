import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { type AdminEvent, listAllEvents } from '#shared/events/events/admin-contract.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { adminFilter, adminFilterParts } from '../administration/admin-filter.ts'
import { eventColumns } from '../administration/event-columns.tsx'
import type { EventVerb } from '../administration/moderation-dialog.tsx'
import { useOwnDay } from '../components/use-own-day.ts'

/** Loaded when an administrator acts: it brings the forms along. */
const ModerationDialog = lazy(async () => ({
  default: (await import('../administration/moderation-dialog.tsx')).ModerationDialog,
}))

export const title = 'Events'

type Asked = { id: AdminEvent['id']; verb: EventVerb }

export function Screen() {
  const { filter, setFilter } = useAddressFilter(adminFilter)
  const pages = useInfiniteQuery(
    pagesQuery(listAllEvents, { key: ['events', 'all', filter], query: filter, keepPrevious: true }),
  )
  const [asked, setAsked] = useState<Asked>()
  const { q, status, month } = filter
  const today = useOwnDay()
  // The event as it is now: someone else’s change may arrive while a dialog is open.
  const event = asked && pages.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === asked.id)
  return (
    <div className="page">
      <ScreenHeader title={title} lead="All events: drafts, published, cancelled, and archived." />
      <FilterBar parts={adminFilterParts(today.slice(0, 7), month)} filter={filter} onChange={setFilter} />
      <TablePanel
        pages={pages}
        caption="Events, the latest start first"
        columns={eventColumns((id, verb) => setAsked({ id, verb }))}
        rowKey={({ id }) => id}
        skeletonRows={8}
        failed="The events did not load"
        empty={
          q || status || month ? (
            <EmptyState
              title="No matching events"
              action={
                <Button onClick={() => setFilter({ q: undefined, status: undefined, month: undefined })}>
                  Clear filters
                </Button>
              }
            />
          ) : (
            <EmptyState title="No events yet">
              Organizers create events at /create-event, and each of them appears here.
            </EmptyState>
          )
        }
      />
      {asked && event && (
        <Suspense fallback={null}>
          <ModerationDialog event={event} verb={asked.verb} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
