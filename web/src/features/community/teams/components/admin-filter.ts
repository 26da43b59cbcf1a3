import * as z from 'zod/mini'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'

/** The filters of the administrators' list in the address. */
export const adminFilter = {
  q: z.optional(z.string().check(z.maxLength(60))),
  status: z.optional(z.enum(['active', 'archived'])),
}
export type AdminFilter = FilterOf<typeof adminFilter>

export const adminFilterParts: FilterPart<keyof AdminFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search teams', placeholder: 'Start of the name' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: [
      ['active', 'Active'],
      ['archived', 'Archived'],
    ],
  },
]
