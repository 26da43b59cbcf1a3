import type { ListingPlace } from '#shared/directory/listings/listing.ts'
import type { ListingChange } from './listing-change.ts'

/** The place that someone else says a listing has. What they cannot see stays: its exact position, and a hidden street. */
export function suggestedPlace(live: ListingPlace, { pin, ...asked }: ListingPlace): ListingPlace {
  const { address1, address2, hideStreet } = live
  const isNear = asked.zip === live.zip
  const kept = hideStreet ? undefined : pin
  const at = kept ?? (isNear ? live.pin : undefined)
  return {
    ...asked,
    ...(hideStreet && { address1, address2 }),
    hideStreet,
    ...(at && { pin: at }),
  }
}

/** A change as the one who suggested it reads it: without a street that the business hides. */
export function suggestedChange(change: ListingChange): ListingChange {
  if (change.kind !== 'suggestion' || !change.from.place?.hideStreet) return change
  return { ...change, from: withoutStreet(change.from), to: withoutStreet(change.to) }
}

function withoutStreet<T extends { place?: ListingPlace | undefined }>(values: T): T {
  if (!values.place) return values
  const { pin: _, ...place } = values.place
  return { ...values, place: { ...place, address1: '', address2: '' } }
}
