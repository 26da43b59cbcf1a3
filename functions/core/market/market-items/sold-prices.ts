import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Item } from '#shared/market/market-items/item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { fold } from '#shared/platform/words/fold.ts'

const days = 90
const fewest = 5
/** The newest sales say enough. */
const mostRead = 200

const SoldPrice = z.object({
  category: Item.shape.category,
  brand: z.string(),
  cents: z.int(),
  at: z.string(),
  id: Item.shape.id,
  version: z.int(),
})

const partition = (category: string, brand?: string) =>
  brand === undefined ? `SOLDPRICES#${category}` : `SOLDPRICES#${category}#${brand}`

/** What items were sold for here, by category and, in `gsi1`, by brand, too. The table stream keeps it. */
export const soldPrices = entity({
  name: 'sold-price',
  erasure: 'by the stream',
  packed: true,
  schema: SoldPrice,
  key: ({ category, at, id }: { category: string; at: string; id: string }) => ({
    pk: partition(category),
    sk: `${at}#${id}`,
  }),
  gsi1: ({ category, brand, at, id }) =>
    brand ? { pk: partition(category, brand), sk: `${at}#${id}` } : undefined,
})

export function soldPriceOf(item: Item): z.infer<typeof SoldPrice>[] {
  const { id, category, brand, soldCents, status, statusSince } = item
  if (status !== 'sold_here' || !soldCents) return []
  return [{ id, category, brand: fold(brand), cents: soldCents, at: statusSince, version: 1 }]
}

/** Between what prices the middle half of comparable sales lies; undefined below five. */
export async function priceRange(category: string, brand: string, now: string) {
  const folded = fold(brand)
  const since = addTime(now, { days: -days })
  const { items } = await soldPrices.list({
    ...(folded ? { index: 'gsi1' as const, pk: partition(category, folded) } : { pk: partition(category) }),
    between: [since, `${now}~`],
    newestFirst: true,
    limit: mostRead,
  })
  if (items.length < fewest) return undefined
  const cents = items.map((one) => one.cents).toSorted((a, b) => a - b)
  const at = (part: number) => cents[Math.floor((cents.length - 1) * part)] ?? 0
  return { count: cents.length, lowCents: at(0.25), middleCents: at(0.5), highCents: at(0.75) }
}
