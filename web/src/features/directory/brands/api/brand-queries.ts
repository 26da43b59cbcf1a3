import { getBrand, listBrands, listCarriers } from '#shared/directory/brands/contract.ts'
import type { BrandId } from '#shared/directory/brands/named-brand.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

const noun = 'brands'

/** A brand as everyone sees it, or null where there is none, which the server’s page hands on. */
export const brandQuery = (brandId: string) =>
  queryOrNull(noun, getBrand, { params: { brandId: brandId as BrandId } })

/** The brands whose names begin with what is typed. */
export const namedBrandsQuery = (q: string, limit: number) =>
  query(noun, listBrands, { query: { q, limit } }, { enabled: q !== '', staleTime: 60_000 })

/** Who carries the brand of this name. */
export const carriersQuery = (name: string) =>
  query(noun, listCarriers, { query: { name } }, { staleTime: 60_000 })
