import type { Item } from '#shared/market/market-items/item.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

/** What an item costs, in a few words. */
export function priceWords({ priceKind, priceCents }: Pick<Item, 'priceKind' | 'priceCents'>): string {
  if (priceKind === 'free') return 'Free'
  if (priceKind === 'trade') return priceCents > 0 ? `Trade, worth ${dollars(priceCents)}` : 'Trade'
  if (priceCents === 0) return 'No price yet'
  return priceKind === 'offers' ? `${dollars(priceCents)} or best offer` : dollars(priceCents)
}
