import { useQuery } from '@tanstack/react-query'
import { brandPath } from '#shared/directory/brands/named-brand.ts'
import type { PublicDriver } from '#shared/tools/drivers/contract.ts'
import { ListingName } from '#web/features/directory/listings/components/listing-name.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { carriersQuery } from '../api/brand-queries.ts'

/** Businesses that carry the brand of a driver; nothing where there are none. */
export function WhereToBuy({ driver }: { driver: Pick<PublicDriver, 'brand'> }) {
  const { data } = useQuery(carriersQuery(driver.brand))
  if (!data?.brand || data.listings.length === 0) return null
  const { brand, listings } = data
  return (
    <section aria-label="Where to buy" className="mt-6 grid gap-3">
      <h3 className="font-semibold">Where to buy</h3>
      <ul className="divide-y divide-line">
        {listings.map((listing) => (
          <li
            key={listing.id}
            className="relative py-3 [transition:background-color_150ms,border-color_150ms] first:pt-0 hover:bg-raised"
          >
            <ListingName listing={listing} />
          </li>
        ))}
      </ul>
      <p>
        <TextLink to={brandPath(brand.id)}>All shops with {brand.name}</TextLink>
      </p>
    </section>
  )
}
