import { useKnownScreens } from '#web/lib/known-screens.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isNarrowed, type ListingFilters, listingsPath, widerThan } from './listing-filters.ts'

/** Nothing is found: the next step is a wider radius, fewer filters, or a business that someone knows. */
export function NoListings({ filters }: { filters: ListingFilters }) {
  const exists = useKnownScreens()
  const { near, miles, view, cursor } = filters
  const narrowed = isNarrowed(filters)
  const wider = near ? widerThan(miles) : undefined
  return (
    <EmptyState
      title={narrowed ? 'Nothing matches these filters.' : 'No businesses here yet.'}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {wider && (
            <ButtonLink to={listingsPath({ ...filters, miles: wider, cursor: '' })} variant="primary">
              Widen to {wider} miles
            </ButtonLink>
          )}
          {(narrowed || cursor) && <ButtonLink to={listingsPath({ view })}>Clear all</ButtonLink>}
          {!narrowed && exists('/directory/add') && (
            <ButtonLink to="/directory/add">Suggest a business</ButtonLink>
          )}
        </div>
      }
    />
  )
}
