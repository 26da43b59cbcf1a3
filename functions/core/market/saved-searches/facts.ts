import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { SavedSearchId } from '#shared/market/saved-searches/saved-search.ts'

export const facts = {
  /** A page of the searches that an item may match begins, after one of them. */
  'searches.page_begun': z.object({
    itemId: ItemId,
    kind: z.enum(['new', 'dropped']),
    category: z.optional(ItemCategory),
    state: z.optional(z.string()),
    after: z.optional(SavedSearchId),
  }),
} satisfies FactSchemas
