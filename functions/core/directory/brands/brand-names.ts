import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BrandId } from '#shared/directory/brands/named-brand.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'

export const namesOfBrand = (brandId: string) => `BRANDNAMES#${brandId}`

/**
 * The brand of a name, also of one that it had before it was renamed or merged: two brands of one name are one. `gsi1`
 * lists the names of a brand.
 */
export const brandNames = entity({
  name: 'brand-name',
  erasure: 'impersonal',
  schema: z.object({ name: z.string(), brandId: BrandId, version: z.int() }),
  key: ({ name }: { name: string }) => ({ pk: `BRANDNAME#${foldedKey(name)}`, sk: 'NAME' }),
  gsi1: ({ brandId, name }) => ({ pk: namesOfBrand(brandId), sk: foldedKey(name) }),
})
