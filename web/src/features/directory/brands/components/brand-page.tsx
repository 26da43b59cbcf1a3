import { useEffect } from 'react'
import { ListingCard } from '#web/features/directory/listings/components/listing-card.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { businesses, type PublicBrand } from './describe-brand.ts'

/** A brand as everyone sees it: who carries it, and its drivers. */
export function BrandPage({ brand: { id, name, listings, listingCount, drivers } }: { brand: PublicBrand }) {
  // When the user came here inside the application, the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Businesses', to: '/directory' }, { label: name }]} />
      <PageHeader
        title={<span className="wrap-anywhere">{name}</span>}
        label="Brand"
        lead={listingCount > 0 ? `${businesses(listingCount)} in the directory` : undefined}
      />
      <div className="grid gap-8">
        <section aria-labelledby="where-to-buy" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="where-to-buy" className="text-xl font-semibold">
              Where to buy
            </h2>
            {listings.length > 0 && (
              <ButtonLink size="sm" to={`/directory?brands=${id}`}>
                Search these businesses
              </ButtonLink>
            )}
          </div>
          {listings.length > 0 ? (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {listings.map((listing) => (
                <ListingCard key={listing.id} listing={listing} />
              ))}
            </ul>
          ) : (
            <p className="text-dim">No business lists this brand yet.</p>
          )}
        </section>
        {drivers.length > 0 && (
          <Panel flush title="Drivers">
            <ul className="divide-y divide-line wrap-anywhere">
              {drivers.map((driver) => (
                <li
                  key={driver.path}
                  className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3"
                >
                  <TextLink to={driver.path}>{driver.name}</TextLink>
                  <span className="text-sm text-dim">{driver.detail}</span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </div>
  )
}
