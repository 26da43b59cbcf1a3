import { useQuery } from '@tanstack/react-query'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { mapQuery } from '../api/listing-queries.ts'
import { pageHeading } from '../components/list-title.ts'
import { isNarrowed, type ListingFilters, listingsPath } from '../components/listing-filters.ts'
import { stateName } from '../components/listing-states.ts'
import { type CountOf, UsMap } from './us-map.tsx'

/** They are not on the map. */
const territories = ['PR', 'VI', 'GU', 'AS', 'MP']

const countWords = (count: number) => `${count} ${count === 1 ? 'business' : 'businesses'}`

/** Where the businesses are. A state leads to itself, and there each business to its page. */
export function ListingMap({ filters }: { filters: ListingFilters }) {
  const { type, state, q, near } = filters
  const map = useQuery(mapQuery({ type, state }))
  if (!map.data)
    return map.isError ? (
      <QueryFailure
        title="The map did not load"
        error={map.error}
        retrying={map.isFetching}
        onRetry={() => void map.refetch()}
      />
    ) : (
      <Skeleton lines={1} className="h-96" />
    )
  const { states, spots } = map.data
  const counts = new Map(states.map((one) => [one.state, one.count]))
  const countOf: CountOf = (code) => counts.get(code) ?? 0
  const chosen = (code: string) => listingsPath({ ...filters, state: code, cursor: '' })
  const ignored = Boolean(q || near) || isNarrowed({ ...filters, type: '' })
  const isTerritory = territories.includes(state)
  return (
    <section aria-label="Map of the businesses" aria-busy={map.isPlaceholderData} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {pageHeading({ type, state })}:{' '}
          <span className="readout font-semibold">
            {state ? countOf(state) : states.reduce((sum, { count }) => sum + count, 0)}
          </span>
        </p>
        {state && (
          <ButtonLink size="sm" to={chosen('')} preventScrollReset>
            All states
          </ButtonLink>
        )}
      </div>
      {ignored && (
        <p className="text-sm text-dim">The map follows type and state. The list follows every filter.</p>
      )}
      {isTerritory ? (
        <EmptyState
          title={`${stateName(state)}: ${countWords(countOf(state))}`}
          action={<ButtonLink to={listingsPath({ ...filters, view: '' })}>Show the list</ButtonLink>}
        >
          This territory is not on the map.
        </EmptyState>
      ) : (
        <UsMap
          state={state}
          spots={spots}
          countOf={countOf}
          stateTo={chosen}
          listingTo={listingPath}
          wordsOf={countWords}
        />
      )}
      <ul aria-label="States and territories" className="flex flex-wrap gap-2">
        {/* A finger does not hit a small state. */}
        {states.map(
          ({ state: code }) =>
            !territories.includes(code) && (
              <li key={code} className="sm:hidden">
                {place(code)}
              </li>
            ),
        )}
        {territories.map((code) => (
          <li key={code}>{place(code)}</li>
        ))}
      </ul>
    </section>
  )

  function place(code: string) {
    return (
      <ButtonLink
        size="sm"
        variant={code === state ? 'primary' : 'secondary'}
        to={chosen(code)}
        preventScrollReset
      >
        {stateName(code)} ({countOf(code)})
      </ButtonLink>
    )
  }
}
