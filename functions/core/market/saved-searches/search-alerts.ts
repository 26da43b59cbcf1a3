import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { SavedSearchId } from '#shared/market/saved-searches/saved-search.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const alertsToMail = 'ALERTS_TO_MAIL'
/** The beginning of the keys of what one member waits for. */
export const mailedTo = (userId: string) => `${userId}#`
export const alertsOf = (userId: string) => `ALERTS_OF#${userId}`

/**
 * An item that a search found, new or cheaper: once, however often the news is delivered. `gsi1` lists what a mail still
 * tells, by member; `gsi2` is by search, and `gsi3` by member, for their copy and their erasure.
 */
export const searchAlerts = entity({
  name: 'search-alert',
  erasure: 'by its noun',
  schema: z.object({
    searchId: SavedSearchId,
    userId: UserId,
    itemId: ItemId,
    kind: z.enum(['new', 'dropped']),
    at: z.iso.datetime(),
    /** It waits for the daily mail of its member. */
    isToMail: z.optional(z.literal(true)),
    version: z.int(),
  }),
  key: ({ searchId, itemId, kind }: { searchId: string; itemId: string; kind: string }) => ({
    pk: `ALERT#${searchId}`,
    sk: `${itemId}#${kind}`,
  }),
  gsi1: ({ userId, isToMail, at, searchId, itemId }) =>
    isToMail ? { pk: alertsToMail, sk: `${mailedTo(userId)}${at}#${searchId}#${itemId}` } : undefined,
  gsi2: ({ searchId, at, itemId }) => ({ pk: `ALERTS#${searchId}`, sk: `${at}#${itemId}` }),
  gsi3: ({ userId, at, searchId, itemId }) => ({ pk: alertsOf(userId), sk: `${at}#${searchId}#${itemId}` }),
  expiresAt: ({ at }) => addTime(at, { days: 90 }),
})

const mostHits = 12

/** The items that a search found last, and when. */
export async function lastHitsOf(searchId: string): Promise<{ ids: string[]; lastAt?: string | undefined }> {
  const { items } = await searchAlerts.list({
    index: 'gsi2',
    pk: `ALERTS#${searchId}`,
    newestFirst: true,
    limit: mostHits,
  })
  return { ids: [...new Set(items.map(({ itemId }) => itemId as string))], lastAt: items[0]?.at }
}
