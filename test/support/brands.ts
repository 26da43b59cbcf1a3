import { brands } from '#core/directory/brands/brands.ts'
import { newBrand } from '#core/directory/brands/new-brand.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { putListing } from './put-listing.ts'

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

/** Stores a listing that carries brands, published unless it is said otherwise. */
export const putCarrier = (
  carried: readonly Brand[],
  { ownerId, ...more }: Partial<Listing> = {},
): Promise<Listing> =>
  putListing(ownerId, {
    businessName: `Shop ${crypto.randomUUID().slice(0, 8)}`,
    brands: carried.map(named),
    ...more,
  })

export const brandNow = (id: string) => brands.get({ id }, { consistent: true })
export const listingNow = (id: string) => listings.get({ id }, { consistent: true })
