import type { Write } from '#core/platform/db/write.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { newId } from '#shared/ids.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { brandNames } from './brand-names.ts'
import { brands } from './brands.ts'

/** A brand of a name that none had, with the writes that make it the only one. */
export function newBrand(
  more: Pick<Brand, 'name' | 'status' | 'proposedBy'>,
  now: string,
): { brand: Brand; writes: Write[] } {
  const brand: Brand = {
    ...more,
    id: newId('brn', now) as Brand['id'],
    folded: foldedKey(more.name),
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  const { id: brandId, name } = brand
  return {
    brand,
    writes: [
      brands.put(brand, { absent: true }),
      brandNames.put({ name, brandId, version: 1 }, { absent: true }),
    ],
  }
}
