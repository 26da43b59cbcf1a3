import type { Brand } from '#shared/directory/brands/brand.ts'
import { brandRefusal } from '#shared/directory/brands/brand-refusal.ts'
import { brandNames } from './brand-names.ts'
import { brands } from './brands.ts'
import { survivingBrands } from './surviving-brands.ts'

const consistent = { consistent: true } as const

/** A brand as it is now. */
export async function findBrand(id: string): Promise<Brand> {
  const brand = await brands.get({ id }, consistent)
  if (!brand) throw brandRefusal.notFound()
  return brand
}

/** The brand that a name stands for by now. */
export async function brandNamed(name: string): Promise<Brand | undefined> {
  const row = await brandNames.get({ name }, consistent)
  return row && (await survivingBrands([row.brandId], consistent))(row.brandId)
}
