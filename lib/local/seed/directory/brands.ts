import { brandNames } from '#core/directory/brands/brand-names.ts'
import { brands } from '#core/directory/brands/brands.ts'
import { demoBrands } from './demo-brands.ts'

const absent = { absent: true } as const

/** The brands of the demo, each the only one of its name. */
export const seed = (now: string) =>
  demoBrands(now).flatMap((brand) => [
    brands.put(brand, absent),
    brandNames.put({ name: brand.name, brandId: brand.id, version: 1 }, absent),
  ])
