import type { ListingService, ListingType } from './listing-kinds.ts'

/** A list of listings that share something: all of them, a type, a service, or a brand. */
export type Facet = 'all' | `type:${string}` | `service:${string}` | `brand:${string}`

type Of = {
  listingType: ListingType
  services: readonly ListingService[]
  brands: readonly { id: string; isProposed?: true | undefined }[]
}

/** The lists that hold a listing, besides that of all. A brand that waits for its review has none. */
export const facetsOf = ({ listingType, services, brands }: Of): Facet[] => [
  `type:${listingType}`,
  ...services.map((service): Facet => `service:${service}`),
  ...brands.flatMap(({ id, isProposed }): Facet[] => (isProposed ? [] : [`brand:${id}`])),
]
