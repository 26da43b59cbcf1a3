import * as z from 'zod/mini'
import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { utcShortMonth } from '#shared/platform/time/utc-short-month.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'

/** The filters of the administrators' list in the address. */
export const adminFilter = {
  q: z.optional(z.string().check(z.maxLength(80))),
  status: z.optional(z.enum(['draft', 'published', 'cancelled', 'archived'])),
  month: z.optional(z.string().check(z.regex(/^(none|\d{4}-(0[1-9]|1[0-2]))$/))),
}
export type AdminFilter = FilterOf<typeof adminFilter>

const monthsAhead = 24
const monthsBack = 12

/**
 * Lists the months around one, the furthest ahead first. It includes the month in the address wherever it is.
 */
function monthOptions(around: string, chosen: string | undefined) {
  const near = [
    ...monthsFrom(around, monthsAhead).toReversed(),
    ...monthsFrom(around, monthsBack, -1).slice(1),
  ]
  const all = chosen && chosen !== 'none' && !near.includes(chosen) ? [chosen, ...near] : near
  return all.map((month) => [month, utcShortMonth(`${month}-01`)] as const)
}

export const adminFilterParts = (
  thisMonth: string,
  chosen: string | undefined,
): FilterPart<keyof AdminFilter>[] => [
  { kind: 'search', name: 'q', label: 'Search events', placeholder: 'Title, city, or venue' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: [
      ['draft', 'Draft'],
      ['published', 'Published'],
      ['cancelled', 'Cancelled'],
      ['archived', 'Archived'],
    ],
  },
  {
    kind: 'choice',
    name: 'month',
    label: 'Month',
    any: 'All months',
    options: [['none', 'No start yet'], ...monthOptions(thisMonth, chosen)],
  },
]
