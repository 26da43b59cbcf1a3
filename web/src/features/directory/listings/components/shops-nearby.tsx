import { useQuery } from '@tanstack/react-query'
import type { PublicEvent } from '#shared/events/events/contract.ts'
import { useNear } from '#web/lib/use-near.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { eventShopsQuery } from '../api/event-shops-query.ts'
import { BusinessTile } from './business-tile.tsx'
import { listingsPath } from './listing-filters.ts'
import { Rating } from './rating.tsx'

/** The shops around an event, for those who need a part or a hand there. */
export function ShopsNearby({ event: { id, city, state, postalCode } }: { event: PublicEvent }) {
  const [place, isNear] = useNear<HTMLDivElement>()
  const { data } = useQuery({ ...eventShopsQuery(id), enabled: isNear })
  if (!data) return <div ref={place} />
  if (data.items.length === 0) return null
  const near = postalCode ?? [city, state].filter(Boolean).join(', ')
  return (
    <section aria-labelledby="shops" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="shops" className="text-lg font-semibold">
          Shops nearby
        </h2>
        <TextLink to={listingsPath({ near })}>All shops near {city}</TextLink>
      </div>
      <ul className="grid gap-3 lg:grid-cols-2">
        {data.items.map((business) => (
          <BusinessTile key={business.id} business={business}>
            <Rating sum={business.ratingSum} count={business.ratingCount} />
          </BusinessTile>
        ))}
      </ul>
    </section>
  )
}
