import { items } from '#core/market/market-items/items.ts'
import { reachedMember } from '#core/market/market-items/reached-member.ts'
import { sales } from '#core/market/sales/sales.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { unlessApplied } from '#core/platform/facts/consumer.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { itemStateAt } from '#shared/market/market-items/item-state.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { favorites, savedBy } from './favorites.ts'

type News = { type: 'success' | 'info'; title: string; message: string; href: string }
/** What a member hears of an item once a day at most. */
type Daily = 'free' | 'sold'
type OnceFor = (one: string) => Write

/** Tells everyone who saved an item, each once, but not those who know anyway. */
async function tellSavers(
  item: Item,
  news: News,
  knowing: readonly (string | undefined)[],
  now: string,
  onceFor: OnceFor,
  daily?: Daily,
): Promise<void> {
  for await (const { userId } of eachItem(favorites, { index: 'gsi1', pk: savedBy(item.id) })) {
    if (userId === item.sellerId || knowing.includes(userId)) continue
    await unlessApplied(() => tell(userId, item.id, { news, daily }, now, onceFor(userId)))
  }
}

/** Several news may reach one member at the same moment. */
const tell = (
  userId: string,
  itemId: string,
  { news, daily }: { news: News; daily: Daily | undefined },
  now: string,
  once: Write,
): Promise<void> =>
  untilUnchanged(
    async () => {
      const [favorite, member] = await Promise.all([
        favorites.get({ userId, itemId }, { consistent: true }),
        reachedMember(userId),
      ])
      if (!favorite || !member) return
      const { told, version } = favorite
      const last = daily && told?.[daily]
      if (last && now < addTime(last, { days: 1 })) return
      const writes = await tellIfWanted({ userId: member.id, kind: 'favorite_news', ...news }, now)
      if (writes.length > 0)
        await commit(
          once,
          daily
            ? favorites.put(
                { ...favorite, told: { ...told, [daily]: now }, version: version + 1 },
                { version },
              )
            : favorites.check(favorite, { version }),
          ...writes,
        )
    },
    { crowd: true },
  )

const shownState = (item: Item, now: string) => (item.isSellerSuspended ? undefined : itemStateAt(item, now))

export async function tellOfDrop(
  { itemId, fromCents, toCents }: FactPayload<'item.price_dropped'>,
  now: string,
  onceFor: OnceFor,
): Promise<void> {
  const item = await items.get({ id: itemId }, { consistent: true })
  const state = item && shownState(item, now)
  // One that went up again since is no news.
  if (!item || (state !== 'active' && state !== 'reserved') || item.priceCents > toCents) return
  await tellSavers(
    item,
    {
      type: 'success',
      title: 'Price dropped',
      message: `${item.title} costs ${dollars(item.priceCents)} now. It was ${dollars(fromCents)}.`,
      href: itemPath(item.id),
    },
    [item.reservation?.buyerId],
    now,
    onceFor,
  )
}

/** The one who held it knows. */
export async function tellOfFree(
  { itemId, buyerId }: FactPayload<'item.released'>,
  now: string,
  onceFor: OnceFor,
): Promise<void> {
  const item = await items.get({ id: itemId }, { consistent: true })
  if (!item || shownState(item, now) !== 'active') return
  await tellSavers(
    item,
    {
      type: 'success',
      title: 'Available again',
      message: `${item.title} is no longer reserved.`,
      href: itemPath(item.id),
    },
    [buyerId],
    now,
    onceFor,
    'free',
  )
}

/** Of an item that is gone without a sale no one is told. */
export async function tellOfSold(
  { itemId }: FactPayload<'item.ended'>,
  now: string,
  onceFor: OnceFor,
): Promise<void> {
  const item = await items.get({ id: itemId }, { consistent: true })
  if (!item || shownState(item, now) !== 'sold') return
  const sale = item.saleId && (await sales.get({ id: item.saleId }, { consistent: true }))
  await tellSavers(
    item,
    { type: 'info', title: 'Sold', message: `${item.title} was sold.`, href: itemPath(item.id) },
    [sale ? sale.buyerId : undefined],
    now,
    onceFor,
    'sold',
  )
}
