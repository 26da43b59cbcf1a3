import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { UserId } from '#shared/platform/users/user.ts'

const itemId = ItemId

export const facts = {
  /** Everyone can see an item for the first time. */
  'item.published': z.object({ itemId }),
  /** Its price fell so far that people are told. */
  'item.price_dropped': z.object({ itemId, fromCents: z.int(), toCents: z.int() }),
  'item.reserved': z.object({ itemId, buyerId: UserId }),
  /** No one holds it any more, by a wish of `byId` or by time. */
  'item.released': z.object({ itemId, buyerId: UserId, byId: z.optional(UserId) }),
  /** It is no longer for sale, for good or until someone changes that: sold, closed, expired, removed. */
  'item.ended': z.object({ itemId }),
  /** Pictures that are no longer shown, by their paths. */
  'item.pictures_dropped': z.object({ itemId, pictures: z.array(z.string()) }),
} satisfies FactSchemas
