import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { savedSearchesQuery } from '../api/saved-search-queries.ts'
import { SearchPanel } from './search-panel.tsx'

const most = 10

/** The saved searches of the member. */
export function SearchesTab() {
  const searches = useQuery(savedSearchesQuery)
  const { items } = searches.data ?? {}
  if (searches.isError && !items)
    return (
      <QueryFailure
        title="Your searches did not load"
        error={searches.error}
        retrying={searches.isFetching}
        onRetry={() => void searches.refetch()}
      />
    )
  if (!items) return <ListSkeleton rows={3} />
  if (items.length === 0)
    return (
      <EmptyState
        title="No saved searches."
        action={<ButtonLink to="/marketplace">Search the marketplace</ButtonLink>}
      >
        Set filters in the marketplace, and press Save this search. We alert you to new items.
      </EmptyState>
    )
  return (
    <div className="grid gap-6">
      <p className="text-sm text-dim">
        {items.length} of {most} searches
      </p>
      {items.map((own) => (
        <SearchPanel key={own.search.id} own={own} />
      ))}
    </div>
  )
}
