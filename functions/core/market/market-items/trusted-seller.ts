import { countUpheld } from '#core/platform/reports/count-upheld.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { itemsBeforeTrust } from '#shared/market/market-items/item-limits.ts'
import { items, itemsOfPartition } from './items.ts'

/** As many as the largest membership has at once, and some that were sold. */
const mostRead = 120

/**
 * True for a seller whose next item need not wait: enough were published, none of the newest was removed, and no report
 * about what they publish was upheld lately.
 */
export async function isTrustedSeller({ id }: Pick<StoredUser, 'id'>, now: string): Promise<boolean> {
  const [{ items: own }, upheld] = await Promise.all([
    items.list({ index: 'gsi1', pk: itemsOfPartition(id), newestFirst: true, limit: mostRead }),
    countUpheld(id, now),
  ])
  if (upheld > 0 || own.some(({ status }) => status === 'removed')) return false
  return own.filter(({ publishedAt }) => publishedAt !== undefined).length >= itemsBeforeTrust
}
