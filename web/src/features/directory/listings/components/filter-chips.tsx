import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ListingService } from '#shared/directory/listings/listing-kinds.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { facetsQuery } from '../api/listing-queries.ts'
import { chosenOf, type ListingFilters, listingsPath } from './listing-filters.ts'
import { stateName } from './listing-states.ts'

type Chip = { label: string; without: Partial<ListingFilters> }

/** What narrows the list, each with the way back from it. */
export function FilterChips({ filters }: { filters: ListingFilters }) {
  const { q, near, miles, state, type, services, brands, open, rating, featured, view } = filters
  const known = useQuery(facetsQuery(state)).data?.brands ?? []
  const chips: (Chip | '')[] = [
    q && { label: `“${q}”`, without: { q: '' } },
    near && { label: `Within ${miles} miles of ${near}`, without: { near: '' } },
    state && { label: stateName(state), without: { state: '' } },
    type && { label: listingTypes[type], without: { type: '' } },
    ...chosenOf(services).map((one) => ({
      label: listingServices[one as ListingService],
      without: { services: withoutOne(services, one) },
    })),
    ...chosenOf(brands).map((one) => ({
      label: known.find(({ id }) => id === one)?.name ?? 'Brand',
      without: { brands: withoutOne(brands, one) },
    })),
    open && { label: 'Open now', without: { open: '' } },
    rating && { label: 'Rated 4 or more', without: { rating: '' } },
    featured && { label: 'Sponsored', without: { featured: '' } },
  ]
  const set = chips.filter((chip) => chip !== '')
  if (set.length === 0) return null
  return (
    <ul aria-label="Active filters" className="mb-5 flex flex-wrap gap-2">
      {set.map(({ label, without }) => (
        <li key={label}>
          <ButtonLink size="sm" to={listingsPath({ ...filters, ...without, cursor: '' })} preventScrollReset>
            <span className="sr-only">Remove the filter </span>
            {label}
            <X aria-hidden="true" className="size-4" />
          </ButtonLink>
        </li>
      ))}
      <li>
        <ButtonLink size="sm" variant="ghost" to={listingsPath({ view })} preventScrollReset>
          Clear all
        </ButtonLink>
      </li>
    </ul>
  )
}

const withoutOne = (several: string, one: string): string =>
  chosenOf(several)
    .filter((other) => other !== one)
    .join(',')
