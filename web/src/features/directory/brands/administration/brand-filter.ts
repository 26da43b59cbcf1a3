import * as z from 'zod/mini'
import { BrandStatus } from '#shared/directory/brands/brand.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { brandStatuses } from './brand-statuses.ts'

/** The filters of the administrators’ brands in the address, which they share with other tabs. */
export const brandFilter = {
  brandStatus: z.optional(BrandStatus),
  brandName: z.optional(z.string().check(z.maxLength(60))),
}
export type BrandFilter = FilterOf<typeof brandFilter>

const { proposed, ...decided } = brandStatuses

export const brandFilterParts: FilterPart<keyof BrandFilter>[] = [
  { kind: 'search', name: 'brandName', label: 'Search brands', placeholder: 'Start of the name' },
  {
    kind: 'choice',
    name: 'brandStatus',
    label: 'Status',
    any: proposed,
    options: Object.entries(decided),
  },
]
