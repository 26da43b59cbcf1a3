import type { Write } from '#core/platform/db/write.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { brandRefusal } from '#shared/directory/brands/brand-refusal.ts'
import { brandNames, namesOfBrand } from './brand-names.ts'
import { brandNamed } from './find-brand.ts'

/** More names than anyone gave a brand: one transaction takes them. */
const most = 60

const consistent = { consistent: true } as const

/** The names that lead to a brand: its own, and those that it had or took over. */
export async function namesOf(brandId: string): Promise<string[]> {
  const { items } = await brandNames.list({ index: 'gsi1', pk: namesOfBrand(brandId), limit: most })
  return items.map(({ name }) => name)
}

/** The writes that leave each name with the brand that it stands for. Throws where another one has it. */
export async function moveNames(before: Brand, after: Brand): Promise<Write[]> {
  const into = after.mergedInto
  if (into && into !== before.mergedInto) return leadOn(before, into)
  const isBack = before.mergedInto !== undefined && !into
  return isBack || before.folded !== after.folded ? takeName(after, { isBack }) : []
}

/**
 * Its old names stay with a brand: who still writes one of them means it. One that was merged takes its name back from
 * the brand to which it led, unless that one is called so by now.
 */
async function takeName(
  { id: brandId, name, folded }: Brand,
  { isBack }: { isBack: boolean },
): Promise<Write[]> {
  const row = await brandNames.get({ name }, consistent)
  if (!row) return [brandNames.put({ name, brandId, version: 1 }, { absent: true })]
  const holder = row.brandId === brandId ? undefined : await brandNamed(name)
  if (holder && !(isBack && holder.folded !== folded)) throw brandRefusal.known()
  // Also where the name is its own already: another brand may be about to take it back.
  return [brandNames.put({ name, brandId, version: row.version + 1 }, { version: row.version })]
}

/** The names of a brand lead to another one. */
async function leadOn({ id, name }: Brand, brandId: Brand['id']): Promise<Write[]> {
  const [own, { items }] = await Promise.all([
    brandNames.get({ name }, consistent),
    brandNames.list({ index: 'gsi1', pk: namesOfBrand(id), limit: most }),
  ])
  const rows = new Map([...items, ...(own ? [own] : [])].map((row) => [brandNames.key(row).pk, row]))
  return [...rows.values()]
    .filter((row) => row.brandId === id)
    .map((row) => brandNames.put({ ...row, brandId, version: row.version + 1 }, { version: row.version }))
}
