import type { PublicEvent } from '#shared/events/events/contract.ts'

type Placed = Pick<PublicEvent, 'venueName' | 'address' | 'city' | 'state' | 'country'>

/** Links to a map of the venue, by its street if that is known, else by its name. */
export function mapAddress({ venueName, address, city, state, country }: Placed): string {
  const place = [address || venueName, city, state, country].filter(Boolean).join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
