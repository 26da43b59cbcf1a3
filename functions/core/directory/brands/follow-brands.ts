import { listings } from '#core/directory/listings/listings.ts'
import { saveInPlace } from '#core/directory/listings/save-listing.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { carriedBrands, isCarriedAs } from '#shared/directory/brands/carried-brands.ts'
import type { NamedBrand } from '#shared/directory/brands/named-brand.ts'
import { survivingBrands } from './surviving-brands.ts'

/** The brands of a listing as those stand now; undefined where it names them so. */
export async function movedBrands(had: readonly NamedBrand[]): Promise<NamedBrand[] | undefined> {
  if (had.length === 0) return undefined
  const brandOf = await survivingBrands(
    had.map(({ id }) => id),
    { consistent: true },
  )
  const carried = carriedBrands(had, brandOf)
  return isCarriedAs(had, carried) ? undefined : carried
}

/** Gives a listing its brands as they stand now. What its owner changed last stays as old as it is. */
export const followBrands = (listingId: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const listing = await listings.get({ id: listingId }, { consistent: true })
      const brands = listing && (await movedBrands(listing.brands))
      if (brands) await commit(...saveInPlace(listing, { ...listing, brands }, now))
    },
    { crowd: true },
  )
