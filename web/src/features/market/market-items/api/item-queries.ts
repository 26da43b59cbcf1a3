import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  getItem,
  listItemCategories,
  listItems,
  listItemsOfSeller,
} from '#shared/market/market-items/contract.ts'
import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { PlaceName } from '#shared/platform/places/place-name.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { query, queryOrNull } from '#web/lib/query.ts'
import { type ItemFilters, usualOrder } from '../components/item-filters.ts'
import { searchedFor } from '../components/searched-for.ts'

const noun = 'items'

export type ItemsPage = {
  filters: ItemFilters
  items: ListedItem[]
  nextCursor?: string | undefined
  isCapped?: boolean | undefined
  /** Why the place in the filters is none: a sentence for its field. */
  placeError?: string | undefined
}

/**
 * The page of the marketplace that the address names, with its filters: it shows what it was requested for until the next
 * one loads. Null if its cursor leads nowhere.
 */
export const itemsQuery = (filters: ItemFilters) =>
  queryOptions({
    queryKey: [noun, listItems.name, filters],
    queryFn: async ({ signal }): Promise<ItemsPage | null> => {
      const { near, cursor, sort } = filters
      const place = near ? z.safeParse(PlaceName, near) : undefined
      if (place?.error) return nowhere(filters, place.error.issues[0]?.message ?? '')
      const asked = { ...searchedFor(filters), sort: sort || usualOrder(filters), ...(cursor && { cursor }) }
      try {
        return { ...(await call(listItems, { query: asked }, { signal })), filters }
      } catch (error) {
        const { code, detail } = error instanceof ApiError ? error : { code: '', detail: '' }
        if (code === 'invalid_cursor') return null
        if (code === 'place_unknown' || code === 'place_ambiguous') return nowhere(filters, detail)
        throw error
      }
    },
    placeholderData: (before) => before ?? undefined,
  })

const nowhere = (filters: ItemFilters, placeError: string): ItemsPage => ({ filters, items: [], placeError })

/** How many items of each category there are. */
export const categoriesQuery = (state: string) =>
  query(noun, listItemCategories, { query: state ? { state } : {} })

/** An item as everyone sees it, or null where there is none. */
export const itemQuery = (itemId: string) =>
  queryOrNull(noun, getItem, { params: { itemId: itemId as ItemId } })

const itemsOf = (userId: string) => ({
  key: [noun, 'of-seller', userId],
  params: { userId },
  query: { limit: 4 },
})

/** What a member has for sale, a few at a time. */
export const sellerItemsQuery = (userId: string) => pagesQuery(listItemsOfSeller, itemsOf(userId))

export const firstSellerItemsQuery = (userId: string) => firstPageQuery(listItemsOfSeller, itemsOf(userId))
