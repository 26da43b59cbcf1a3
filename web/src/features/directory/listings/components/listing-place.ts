import type { PublicListing } from '#shared/directory/listings/contract.ts'

type Placed = Pick<PublicListing, 'businessName' | 'street' | 'city' | 'state' | 'zip'>

/** The city and the state of a business. */
export const cityOf = ({ city, state }: Pick<Placed, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ')

/** The whole address, line by line; without its street where that is hidden. */
export const addressLines = ({ street, city, state, zip }: Placed): string[] =>
  [...street, [cityOf({ city, state }), zip].filter(Boolean).join(' ')].filter(Boolean)

/** Leads to a map of the business: by its street if that is shown, else by the middle of its town. */
export const directionsTo = (listing: Placed): string => {
  const { street, businessName } = listing
  const place = [...(street.length > 0 ? [businessName] : []), ...addressLines(listing)].join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
