import { brandPath } from '#shared/directory/brands/named-brand.ts'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { listingServices } from '#shared/directory/listings/listing-labels.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { listingsPath } from './listing-filters.ts'

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** What a business does, from which price, and which brands it carries. */
export function Offers({ listing }: { listing: PublicListing }) {
  const { services, brands, startingPriceCents, startingPriceFor, state } = listing
  const exists = useKnownScreens()
  if (services.length + brands.length === 0 && startingPriceCents === undefined) return null
  return (
    <Panel title="Services and brands">
      <div className="grid gap-4">
        {startingPriceCents !== undefined && (
          <p>
            <span className="readout text-xl font-semibold">
              From {dollars.format(startingPriceCents / 100)}
            </span>
            {startingPriceFor && <span className="text-dim"> · {startingPriceFor}</span>}
          </p>
        )}
        {services.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-sm text-dim">Services</h3>
            <ul aria-label="Services" className="flex flex-wrap gap-2">
              {services.map((service) => (
                <li key={service}>
                  <ButtonLink size="sm" to={listingsPath({ services: service, state })}>
                    {listingServices[service]}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        {brands.length > 0 && (
          <div className="grid gap-2">
            <h3 className="text-sm text-dim">Brands</h3>
            <ul aria-label="Brands" className="flex flex-wrap gap-2">
              {brands.map(({ id, name }) => (
                <li key={id}>
                  <ButtonLink
                    size="sm"
                    to={exists(brandPath(id)) ? brandPath(id) : listingsPath({ brands: id })}
                  >
                    {name}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}
