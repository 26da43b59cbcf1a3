import { namedBrand } from '#shared/directory/brands/carried-brands.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { survivingBrands } from './surviving-brands.ts'

/**
 * The brands that a listing shall carry, by name. Those that were merged are the brand they became. One that waits has
 * no list: only those who proposed its name know its id. Throws for others.
 */
export async function namedBrands(ids: readonly string[]): Promise<NamedBrand[]> {
  const brandOf = await survivingBrands(ids, { consistent: true })
  const named = ids.map((id) => {
    const brand = brandOf(id)
    const carried = brand && namedBrand(brand)
    if (!carried) throw listingRefusal.brandUnknown()
    return carried
  })
  return [...new Map(named.map((brand) => [brand.id, brand])).values()]
}
