import * as z from 'zod/mini'
import { SuggestedChange } from '#shared/directory/listing-changes/contract.ts'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { line } from '#shared/text.ts'
import { readWeek, weekProblems, weekValues } from '../editing/hours-values.ts'
import type { HoursForm } from '../editing/listing-form.ts'

const { businessName, listingType, website, services, note } = SuggestedChange.shape

/** What is typed, before it can be read as hours. */
const Hours = z.custom<HoursForm['hours']>().check(({ value, issues }) => {
  for (const { path, message } of weekProblems(value))
    issues.push({ code: 'custom', path, message, input: value })
})

export const suggestedSchema = z.object({
  businessName: z.nonoptional(businessName),
  listingType: z.nonoptional(listingType),
  website: z.nonoptional(website),
  /** Empty where it stays as it is. */
  phone: line(40),
  address1: line(120),
  city: line(80),
  state: z.string(),
  zip: z.string().check(z.trim(), z.regex(/^(\d{5})?$/, 'Enter a five-digit ZIP code.')),
  services: z.nonoptional(services),
  hours: Hours,
  note,
})
export type SuggestedValues = z.infer<typeof suggestedSchema>

/** The page of a listing as a form to correct. */
export const suggestedValues = (listing: PublicListing): SuggestedValues => ({
  businessName: listing.businessName,
  listingType: listing.listingType,
  website: listing.website,
  phone: '',
  address1: listing.street[0] ?? '',
  city: listing.city,
  state: listing.state,
  zip: listing.zip,
  services: [...listing.services],
  hours: weekValues(listing.hours),
  note: '',
})

const sameWords = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What differs from the page; a place and the hours change as a whole. */
export function suggestedChange(
  listing: PublicListing,
  typed: SuggestedValues,
): z.input<typeof SuggestedChange> {
  const before = suggestedValues(listing)
  const { businessName: name, listingType: type, website: site, phone, note: why } = typed
  const { address1, city, state, zip } = typed
  const moved = (['address1', 'city', 'state', 'zip'] as const).some(
    (field) => typed[field] !== before[field],
  )
  const hours = readWeek(typed.hours) ?? null
  return {
    ...(name !== before.businessName && { businessName: name }),
    ...(type !== before.listingType && { listingType: type }),
    ...(site !== before.website && { website: site }),
    ...(phone && { phone }),
    ...(moved && {
      place: { address1, address2: listing.street[1] ?? '', city, state, zip, hideStreet: false },
    }),
    ...(!sameWords(typed.services.toSorted(), before.services.toSorted()) && { services: typed.services }),
    ...(!sameWords(hours, readWeek(before.hours) ?? null) && { hours }),
    note: why,
  }
}
