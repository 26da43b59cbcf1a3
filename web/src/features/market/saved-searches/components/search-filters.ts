import type { SearchedFor } from '#shared/market/saved-searches/saved-search.ts'
import type { ItemFilters } from '#web/features/market/market-items/components/item-filters.ts'

const typed = (cents: number | undefined) => (cents === undefined ? '' : String(cents / 100))

/** The filters of a saved search as the address of the marketplace holds them. */
export const searchFilters = ({ from, to, miles, ...others }: SearchedFor): Partial<ItemFilters> => ({
  ...others,
  from: typed(from),
  to: typed(to),
  ...(miles !== undefined && { miles: String(miles) }),
})
