import * as z from 'zod/mini'
import { ItemCard, ListedItem } from '#shared/market/market-items/item-card.ts'
import { itemParams } from '#shared/market/market-items/item-params.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'

export const mostFavorites = 200

/** A saved item; one that is gone has only its title, and its picture if it was sold. */
export const Favorite = z.object({
  itemId: itemParams.shape.itemId,
  title: z.string(),
  savedAt: z.iso.datetime(),
  item: z.optional(ListedItem),
  /** It was sold while it was saved. */
  isSold: z.optional(z.literal(true)),
  /** The picture of a sold one, whose page stays. */
  cover: ItemCard.shape.cover,
})
export type Favorite = z.infer<typeof Favorite>

export const saveItem = route({
  name: 'saveItem',
  method: 'PUT',
  path: '/api/market/items/:itemId/favorite',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Save an item, to hear when its price drops. A second call changes nothing',
  params: itemParams,
  errors: ['item_not_found', 'favorite_limit', 'version_conflict'],
  rateLimit: { max: 240, seconds: 3600, per: 'user' },
})

export const unsaveItem = route({
  name: 'unsaveItem',
  method: 'DELETE',
  path: '/api/market/items/:itemId/favorite',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'Save an item no longer. A second call changes nothing',
  params: itemParams,
  errors: ['item_not_found', 'version_conflict'],
  rateLimit: { max: 240, seconds: 3600, per: 'user' },
})

export const listFavorites = route({
  name: 'listFavorites',
  method: 'GET',
  path: '/api/market/favorites',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'The items that the caller saved, the last one first',
  query: z.strictObject(pageQuery(24)),
  response: Page(Favorite),
  errors: ['invalid_cursor'],
})
