import { getMany } from '#core/platform/db/get-many.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { brands } from './brands.ts'

type Options = { consistent?: boolean }

/** More merges than that in a row are none. */
const mostMerges = 5

/** The brands with these ids, each by its id. */
export async function brandsById(ids: readonly string[], options: Options = {}): Promise<Map<string, Brand>> {
  const rows = await getMany(
    [...new Set(ids)].map((id) => brands.key({ id })),
    options,
  )
  return new Map(rows.map(brands.read).map((brand) => [brand.id, brand]))
}

/** Finds the brand that an id stands for by now: what was merged leads on. */
export async function survivingBrands(
  ids: readonly string[],
  options: Options = {},
): Promise<(id: string) => Brand | undefined> {
  const known = await brandsById(ids, options)
  for (let merges = 0; merges < mostMerges; merges++) {
    const next = [...known.values()].flatMap(({ mergedInto }) =>
      mergedInto && !known.has(mergedInto) ? [mergedInto] : [],
    )
    if (next.length === 0) break
    for (const [id, brand] of await brandsById(next, options)) known.set(id, brand)
  }
  return (id) => {
    let brand = known.get(id)
    for (let merges = 0; brand?.mergedInto && merges < mostMerges; merges++)
      brand = known.get(brand.mergedInto)
    return brand
  }
}
