import { brands } from '#core/directory/brands/brands.ts'
import { newBrand } from '#core/directory/brands/new-brand.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { newListing } from '#core/directory/listings/new-listing.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { newId } from '#shared/ids.ts'

/** A name that no other test gives a brand. */
export const brandName = () => `Coil ${crypto.randomUUID().slice(0, 12)}`

/** Stores a brand directly, active unless it is said otherwise. */
export async function putBrand(
  more: Partial<Pick<Brand, 'name' | 'status' | 'proposedBy'>> = {},
): Promise<Brand> {
  const { brand, writes } = newBrand(
    { name: brandName(), status: 'active', ...more },
    new Date().toISOString(),
  )
  await commit(...writes)
  return brand
}

/** A brand where a listing carries it. */
export const named = ({ id, name, status }: Brand): NamedBrand => ({
  id,
  name,
  ...(status === 'proposed' && { isProposed: true as const }),
})

const longAgo = '2026-01-01T00:00:00.000Z'

/** Stores a listing that carries brands, published unless it is said otherwise. */
export async function putCarrier(carried: readonly Brand[], more: Partial<Listing> = {}): Promise<Listing> {
  const listing = await newListing(
    {
      id: newId('lst', longAgo) as Listing['id'],
      status: 'published',
      source: 'admin',
      publishedAt: longAgo,
    },
    {
      businessName: `Shop ${crypto.randomUUID().slice(0, 8)}`,
      description: 'A shop that sells what it has tried, and says which of it you do not need.',
      place: { address1: '', address2: '', city: 'Dallas', state: 'TX', zip: '75201', hideStreet: false },
      phone: '+12145550101',
      services: ['installation'],
      brands: carried.map(named),
    },
    longAgo,
  )
  const stored = { ...listing, ...more }
  await commit(listings.put(stored, { absent: true }))
  return stored
}

export const brandNow = (id: string) => brands.get({ id }, { consistent: true })
export const listingNow = (id: string) => listings.get({ id }, { consistent: true })
