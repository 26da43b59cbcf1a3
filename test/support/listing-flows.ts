import { brands } from '#core/directory/brands/brands.ts'
import { listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { listingSuggestions } from '#core/directory/listings/listing-suggestions.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newHandle } from '#core/platform/handles/handle.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing, ListingFields } from '#shared/directory/listings/listing.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { SuggestedListing } from '#shared/directory/listings/own-contract.ts'
import { newId } from '#shared/ids.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { newEmail } from './new-member.ts'
import { listingName, putListing } from './put-listing.ts'

const absent = { absent: true } as const

/** The fields of a stored listing as its form sends them. */
export function fieldsOf(listing: Listing): ListingFields {
  const { businessName, listingType, summary, description, place, serviceMiles, website, phone, email } =
    listing
  const { services, startingPriceCents, startingPriceFor, hours, specialDays } = listing
  return {
    businessName,
    listingType,
    summary,
    description,
    place,
    website,
    phone,
    email,
    services,
    startingPriceFor,
    specialDays,
    brands: listing.brands.map(({ id }) => id),
    ...(serviceMiles !== undefined && { serviceMiles }),
    ...(startingPriceCents !== undefined && { startingPriceCents }),
    ...(hours && { hours }),
  }
}

/** A change of a live listing that waits, by the owner unless it is said otherwise. */
export async function putChange(listing: Listing, more: Partial<ListingChange> = {}): Promise<ListingChange> {
  const change: ListingChange = {
    listingId: listing.id,
    by: listing.ownerId as ListingChange['by'],
    kind: 'owner',
    from: { phone: listing.phone },
    to: { phone: '+16025550199' },
    note: '',
    status: 'pending',
    createdAt: '2026-06-02T00:00:00.000Z',
    version: 1,
    ...more,
  }
  await commit(listingChanges.put(change, absent))
  return change
}

/** A business that no one has suggested before. */
export const someSuggestedListing = (more: Partial<SuggestedListing> = {}): SuggestedListing => ({
  businessName: listingName(),
  listingType: 'retailer',
  website: 'https://known.example',
  phone: '',
  email: '',
  place: { address1: '', city: 'Tucson', state: 'AZ', zip: '85701' },
  note: 'They are on the corner.',
  ...more,
})

/** The same as a visitor sends it, with a proof that counts once. */
export const suggestedByVisitor = (more: Partial<SuggestedListing> & { yourEmail?: string } = {}) => ({
  ...someSuggestedListing(),
  yourEmail: newEmail(),
  ...more,
  captchaToken: `laptop-captcha:suggest-listing:${crypto.randomUUID()}`,
})

/** Stores what a visitor or a member suggested, while it waits. Nothing is mailed. */
export async function putSuggested(submittedBy?: string): Promise<{ listing: Listing; handle: string }> {
  const listing = await putListing(undefined, {
    status: 'pending',
    source: 'suggestion',
    ...(submittedBy && { submittedBy: submittedBy as Listing['submittedBy'] }),
  })
  const { handle, secretHash } = newHandle(listing.id)
  await commit(
    listingSuggestions.put(
      {
        listingId: listing.id,
        note: '',
        ...(!submittedBy && { email: newEmail() }),
        secretHashes: submittedBy ? [] : [secretHash],
        createdAt: listing.createdAt,
        version: 1,
      },
      absent,
    ),
  )
  return { listing, handle }
}

/** A brand that listings can carry. */
export async function putBrand(name: string): Promise<Brand> {
  const at = '2026-01-01T00:00:00.000Z'
  const id = newId('brn', at) as Brand['id']
  const brand: Brand = {
    id,
    name,
    folded: fold(name),
    status: 'active',
    createdAt: at,
    updatedAt: at,
    version: 1,
  }
  await commit(brands.put(brand, absent))
  return brand
}

export const listingNow = (id: string) => listings.get({ id }, { consistent: true })

export const changeNow = (listingId: string, by: string) =>
  listingChanges.get({ listingId, by }, { consistent: true })

/** The request about a listing. */
export const atListing = (id: string) => ({ params: { listingId: id as ListingId } })
