import { items } from '#core/market/market-items/items.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { isForSale } from '#shared/market/market-items/item-state.ts'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { matchesSearch } from '#shared/market/saved-searches/matches-search.ts'
import { alertOf } from './alert-of.ts'
import { savedSearches, searchesFor } from './saved-searches.ts'

type Page = FactPayload<'searches.page_begun'>

const searchesAPage = 100

/** The partitions in which searches that may match an item stand: its category or any, its state or any. */
type Partition = { category?: Item['category']; state?: string }

export function partitionsFor({ category, state }: Pick<Item, 'category' | 'state'>): Partition[] {
  const states = state ? [{ state }, {}] : [{}]
  return states.flatMap((one) => [{ category, ...one }, one])
}

async function itemForSale(id: ItemId, now: string): Promise<Item | undefined> {
  const item = await items.get({ id }, { consistent: true })
  return item && isForSale(item, now) ? item : undefined
}

/** Begins with the first page of each partition: each page is a fact of its own, so that none takes long. */
export async function beginMatching(
  itemId: ItemId,
  kind: Page['kind'],
  now: string,
  once: Write,
): Promise<void> {
  const item = await itemForSale(itemId, now)
  if (!item) return
  const pages = partitionsFor(item).map((of) => announce('searches.page_begun', { itemId, kind, ...of }, now))
  await commit(once, ...pages)
}

/** Alerts those of a page whose search matches, and begins the next page. Repeated, it finds the alerts that there are. */
export async function matchPage(page: Page, now: string, once: Write): Promise<void> {
  const { itemId, kind, category, state, after } = page
  const item = await itemForSale(itemId, now)
  if (!item) return
  const { items: searches, nextCursor } = await savedSearches.list({
    index: 'gsi1',
    pk: searchesFor(category, state),
    limit: searchesAPage,
    ...(after && { after }),
  })
  for (const search of searches) if (matchesSearch(search, item, now)) await alertOf(search, item, kind, now)
  const last = searches.at(-1)
  if (nextCursor && last)
    await commit(once, announce('searches.page_begun', { ...page, after: last.id }, now))
}
