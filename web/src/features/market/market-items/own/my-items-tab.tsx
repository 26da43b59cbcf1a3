import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ownItemFilters } from '#shared/market/market-items/own-contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myItemsQuery } from '../api/own-item-queries.ts'
import { ItemRow } from './item-row.tsx'

const showFilter = { show: z.optional(z.enum(ownItemFilters)) }

const shows = [
  ['for_sale', 'For sale'],
  ['drafts', 'Drafts'],
  ['ended', 'Ended'],
  ['sold', 'Sold'],
] as const

/** What a member sells, with what to do next. */
export function MyItemsTab() {
  const { filter, setFilter } = useAddressFilter(showFilter)
  const pages = useInfiniteQuery(myItemsQuery(filter.show))
  const isNone = !filter.show && pages.data?.pages.every(({ items }) => items.length === 0) === true
  return (
    <>
      {!isNone && (
        <FilterBar
          filter={filter}
          onChange={setFilter}
          parts={[{ kind: 'choice', name: 'show', label: 'Show', any: 'Everything', options: shows }]}
        />
      )}
      <Panel flush>
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={3} />}
          failed="Your items did not load"
          empty={
            filter.show ? (
              <EmptyState title="Nothing matches this filter." />
            ) : (
              <EmptyState
                title="You have nothing for sale."
                action={<ButtonLink to="/marketplace/sell">Sell something</ButtonLink>}
              >
                Pictures, a price, and where it is: that is all it takes.
              </EmptyState>
            )
          }
        >
          {(items) => (
            <ul className="divide-y divide-line">
              {items.map((own) => (
                <ItemRow key={own.item.id} own={own} />
              ))}
            </ul>
          )}
        </CursorList>
      </Panel>
    </>
  )
}
