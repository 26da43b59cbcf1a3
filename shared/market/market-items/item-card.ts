import * as z from 'zod/mini'
import { Item } from './item.ts'
import { ItemId } from './named-item.ts'

/** An item as lists show it. Whether it is reserved, and its old price, depend on the moment. */
export const ItemCard = z.object({
  id: ItemId,
  ...z.pick(Item, {
    title: true,
    category: true,
    condition: true,
    brand: true,
    model: true,
    priceKind: true,
    priceCents: true,
    delivery: true,
    city: true,
    state: true,
    sellerSince: true,
  }).shape,
  cover: z.optional(z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })),
})
export type ItemCard = z.infer<typeof ItemCard>

/** A card at a moment, with the distance from the place that was asked for. */
export const ListedItem = z.object({
  ...ItemCard.shape,
  /** The price before a drop. */
  oldPriceCents: z.optional(z.int()),
  isReserved: z.optional(z.literal(true)),
  miles: z.optional(z.number()),
})
export type ListedItem = z.infer<typeof ListedItem>
