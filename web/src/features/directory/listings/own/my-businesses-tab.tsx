import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { type ComponentType, lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { type Listing, ListingStatus } from '#shared/directory/listings/listing.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { useServerTime } from '#web/lib/use-server-time.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myListingsQuery } from '../api/my-listings-query.ts'
import type { ListingAction } from './listing-action.ts'
import * as actionsOfNouns from './listing-actions-of-nouns.ts'
import { ListingRow } from './listing-row.tsx'
import { statusWords } from './listing-words.ts'

/** Its chart comes with the first press. */
const FiguresDialog = lazy(async () => ({
  default: (await import('./figures-dialog.tsx')).FiguresDialog,
}))

type Action = Omit<ListingAction, 'load'> & {
  Dialog: ComponentType<{ listing: Listing; onClose: () => void }>
}

const actions: readonly Action[] = Object.values(actionsOfNouns).map(({ load, ...action }) => ({
  ...action,
  Dialog: lazy(load),
}))

const statusFilter = { status: z.optional(ListingStatus) }
const statuses = ListingStatus.options.map((status) => [status, statusWords[status].words] as const)

/** The businesses of a member in the directory. */
export function MyBusinessesTab() {
  const { filter, setFilter } = useAddressFilter(statusFilter)
  const pages = useInfiniteQuery(myListingsQuery(filter.status))
  const isNone = !filter.status && pages.data?.pages.every(({ items }) => items.length === 0) === true
  const [figuresOf, setFiguresOf] = useState<Listing>()
  const [acted, setActed] = useState<{ Dialog: Action['Dialog']; listing: Listing }>()
  const [me, now] = [useMe(), useServerTime()]
  const moreOf = (listing: Listing) =>
    actions
      .filter(({ isOffered }) => isOffered(listing, me, now))
      .map(({ label, Dialog }) => ({ label, onPress: () => setActed({ Dialog, listing }) }))
  return (
    <>
      {!isNone && (
        <FilterBar
          filter={filter}
          onChange={setFilter}
          parts={[{ kind: 'choice', name: 'status', label: 'Status', any: 'Any status', options: statuses }]}
        />
      )}
      <Panel flush>
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={3} />}
          failed="Your listings did not load"
          empty={
            filter.status ? (
              <EmptyState title="Nothing matches this filter." />
            ) : (
              <EmptyState title="No businesses yet.">
                Add yours so that people find you by name, place, and what you do.
              </EmptyState>
            )
          }
        >
          {(items) => (
            <ul className="divide-y divide-line">
              {items.map((own) => (
                <ListingRow
                  key={own.listing.id}
                  own={own}
                  onFigures={() => setFiguresOf(own.listing)}
                  more={moreOf(own.listing)}
                />
              ))}
            </ul>
          )}
        </CursorList>
      </Panel>
      {figuresOf && (
        <Suspense>
          <FiguresDialog listing={figuresOf} onClose={() => setFiguresOf(undefined)} />
        </Suspense>
      )}
      {acted && (
        <Suspense>
          <acted.Dialog listing={acted.listing} onClose={() => setActed(undefined)} />
        </Suspense>
      )}
    </>
  )
}
