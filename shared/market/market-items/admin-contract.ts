import * as z from 'zod/mini'
import { Person } from '#shared/directory/listings/admin-contract.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { Item, ItemStatus } from './item.ts'
import { itemParams } from './item-params.ts'

/** An item as administrators read it. */
export const AdminItem = z.object({ ...Item.shape, seller: Person })
export type AdminItem = z.infer<typeof AdminItem>

export const listAllItems = route({
  name: 'listAllItems',
  method: 'GET',
  path: '/api/admin/market/items',
  auth: 'admin',
  summary: 'Items of a status, those that wait the oldest first, others the newest first',
  query: z.strictObject({ ...pageQuery(25), status: z._default(ItemStatus, 'pending') }),
  response: Page(AdminItem),
  errors: ['invalid_cursor'],
})

const version = z.int().check(z.gte(1))

export const decideItem = route({
  name: 'decideItem',
  method: 'POST',
  path: '/api/admin/market/items/:itemId/decision',
  auth: 'admin',
  summary: 'Publish or refuse an item that waits, on the version seen; its seller is told',
  params: itemParams,
  body: z.strictObject({
    approves: z.boolean(),
    /** Required to refuse. */
    reason: text(500),
    version,
  }),
  response: AdminItem,
  errors: ['item_not_found', 'already_decided', 'reason_required', 'version_conflict'],
})

const removal = z.strictObject({ reason: text(500, 1), version })

export const removeItem = route({
  name: 'removeItem',
  method: 'POST',
  path: '/api/admin/market/items/:itemId/removal',
  auth: 'admin',
  summary: 'Take an item off the site; its seller reads why',
  params: itemParams,
  body: removal,
  response: AdminItem,
  errors: ['item_not_found', 'already_decided', 'version_conflict'],
})

export const restoreItem = route({
  name: 'restoreItem',
  method: 'POST',
  path: '/api/admin/market/items/:itemId/restoration',
  auth: 'admin',
  summary: 'Bring a removed item back as it was',
  params: itemParams,
  body: removal,
  response: AdminItem,
  errors: ['item_not_found', 'already_decided', 'version_conflict'],
})
