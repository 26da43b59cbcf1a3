import type { SearchedFor } from '#shared/market/saved-searches/saved-search.ts'
import type { ItemFilters } from './item-filters.ts'

const cents = (dollars: string) => Math.round(Number(dollars) * 100)

/** The filters as the server takes and keeps them: prices in cents, and nothing that is not set. */
export function searchedFor({
  q,
  category,
  near,
  miles,
  state,
  condition,
  from,
  to,
  delivery,
  dropped,
}: ItemFilters): SearchedFor {
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(near && { near, miles: Number(miles) }),
    ...(state && { state }),
    ...(condition && { condition }),
    ...(from && { from: cents(from) }),
    ...(to && { to: cents(to) }),
    ...(delivery && { delivery }),
    ...(dropped && { dropped }),
  }
}
