import type { Item } from '#shared/market/market-items/item.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

/** An item in a line: `Two 12-inch woofers, $450.00, Phoenix, AZ`. */
export function itemLine({ title, priceKind, priceCents, city, state }: Item): string {
  const prices = { free: 'free', trade: 'for trade', fixed: dollars(priceCents), offers: dollars(priceCents) }
  return [title, prices[priceKind], city, state].filter(Boolean).join(', ')
}
