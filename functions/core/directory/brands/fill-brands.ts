import { commit } from '#core/platform/db/commit.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { drivers, statePartition } from '#core/tools/drivers/drivers.ts'
import { BrandName } from '#shared/directory/brands/brand.ts'
import { AppError } from '#shared/errors.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { brandNames } from './brand-names.ts'
import { newBrand } from './new-brand.ts'

const job = 'fill_brands'

/** Makes a brand of each one that published drivers name and no brand is called. Safe to repeat at any point. */
export async function fillBrands(now: string): Promise<{ made: number }> {
  const seen = new Set<string>()
  const { done, failed } = await eachRow(
    job,
    (cursor) => drivers.list({ index: 'gsi1', pk: statePartition('published'), limit: 100, cursor }),
    async ({ brand }) => {
      const folded = foldedKey(brand)
      if (seen.has(folded)) return false
      seen.add(folded)
      return make(brand, now)
    },
  )
  if (failed > 0) throw new Error(`${failed} brands could not be made; they will be retried.`)
  log.info('brands.filled', { made: done })
  return { made: done }
}

/** False where there is a brand of this name, and for what is no name of one, such as a single letter. */
async function make(typed: string, now: string): Promise<boolean> {
  const { success, data: name } = BrandName.safeParse(typed)
  if (!success || (await brandNames.get({ name }, { consistent: true }))) return false
  try {
    await commit(...newBrand({ name, status: 'active' }, now).writes)
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return false
    throw error
  }
}
