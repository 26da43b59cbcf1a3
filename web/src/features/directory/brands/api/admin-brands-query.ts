import { listAllBrands } from '#shared/directory/brands/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import type { BrandFilter } from '../administration/brand-filter.ts'

/** Brands of a status as administrators see them. */
export const allBrandsQuery = ({ brandStatus: status = 'proposed', brandName: q }: BrandFilter) =>
  pagesQuery(listAllBrands, {
    key: ['brands', listAllBrands.name, { status, q }],
    query: { status, q },
    keepPrevious: true,
  })
