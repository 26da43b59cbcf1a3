import type { getBrand } from '#shared/directory/brands/contract.ts'
import { brandPath } from '#shared/directory/brands/named-brand.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'

export type PublicBrand = ResponseOf<typeof getBrand>

export const businesses = (count: number): string => `${count} ${count === 1 ? 'business' : 'businesses'}`

/** A brand in a sentence, for search results and shared links. */
export function describeBrand({ name, listingCount, drivers }: PublicBrand): string {
  const where =
    listingCount > 0
      ? `Where to buy ${name} car audio: ${businesses(listingCount)} that ${listingCount === 1 ? 'carries' : 'carry'} it.`
      : `${name} in the car audio directory.`
  return drivers.length > 0 ? `${where} With its subwoofers in the driver database.` : where
}

/** The brand, who carries it, and where its page stands, as schema.org knows them. */
export function brandStructuredData({ id, name, listings }: PublicBrand, siteUrl: string): object {
  const at = (path: string) => new URL(path, siteUrl).href
  const url = at(brandPath(id))
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Brand', name, url },
      ...(listings.length > 0
        ? [
            {
              '@type': 'ItemList',
              name: `Where to buy ${name}`,
              itemListElement: listings.map((listing, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name: listing.businessName,
                url: at(listingPath(listing.id)),
              })),
            },
          ]
        : []),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Businesses', item: at('/directory') },
          { '@type': 'ListItem', position: 2, name, item: url },
        ],
      },
    ],
  }
}
