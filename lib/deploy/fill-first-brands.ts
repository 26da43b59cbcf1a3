import { brands, brandsPartition } from '#core/directory/brands/brands.ts'
import { fillBrands } from '#core/directory/brands/fill-brands.ts'

/** Gives a table without any brand those of its drivers, which the job would bring a month later. */
export async function fillFirstBrands(now: string): Promise<{ filled: boolean }> {
  const { items } = await brands.list({ index: 'gsi1', pk: brandsPartition('active'), limit: 1 })
  if (items.length > 0) return { filled: false }
  const { made } = await fillBrands(now)
  return { filled: made > 0 }
}
