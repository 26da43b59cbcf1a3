import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { type GuestResult, listGuestResults } from '#shared/competitions/guest-claims/contract.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { FilterSearch } from '#web/features/platform/lists/filter-search.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'

/** Loaded when a guest is joined. */
const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog.tsx')).MergeDialog }))

const guestResultsQuery = (q: string | undefined) =>
  pagesQuery(listGuestResults, {
    key: ['guest-claims', 'results', q ?? ''],
    query: { ...(q && { q }) },
    staleTime: 5000,
    keepPrevious: true,
  })

type GuestsTabProps = { q: string | undefined; onSearch: (q: string) => void }

/** The results that belong to no member, each to be joined to one. */
export function GuestsTab({ q, onSearch }: GuestsTabProps) {
  const pages = useInfiniteQuery(guestResultsQuery(q))
  const [joining, setJoining] = useState<GuestResult>()
  return (
    <>
      <search className="mb-5 block sm:max-w-96">
        <FilterSearch label="Search guests" placeholder="Name of the guest" q={q ?? ''} onChange={onSearch} />
      </search>
      <TablePanel
        pages={pages}
        caption="Results of guests, by name"
        columns={columns(setJoining)}
        rowKey={({ id }) => id}
        failed="The guests did not load"
        empty={
          q ? (
            <EmptyState title="No guest with this name">Try the beginning of the name.</EmptyState>
          ) : (
            <EmptyState title="No guests">
              Results of people without an account appear here, from the gate and from imports.
            </EmptyState>
          )
        }
      />
      {joining && (
        <Suspense>
          <MergeDialog result={joining} onClose={() => setJoining(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const columns = (join: (result: GuestResult) => void): Column<GuestResult>[] => [
  {
    id: 'guest',
    header: 'Guest',
    narrow: 'title',
    cell: ({ guestName }) => <span className="font-semibold wrap-anywhere">{guestName}</span>,
  },
  {
    id: 'event',
    header: 'Event',
    narrow: 'meta',
    cell: ({ eventName, className }) => (
      <span className="wrap-anywhere">
        {className}, {eventName}
      </span>
    ),
  },
  {
    id: 'place',
    header: 'Place',
    numeric: true,
    className: 'max-sm:hidden',
    cell: ({ place }) => place ?? '–',
  },
  { id: 'score', header: 'Score', numeric: true, narrow: 'end', cell: ({ score }) => showScore(score) },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'foot',
    cell: (row) => (
      <Button size="sm" onClick={() => join(row)}>
        Assign to a member
        <span className="sr-only">
          : {row.guestName}, {row.className}
        </span>
      </Button>
    ),
  },
]
