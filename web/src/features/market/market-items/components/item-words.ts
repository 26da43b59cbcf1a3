import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import { itemConditions } from '#shared/market/market-items/item-labels.ts'

type Priced = Pick<ListedItem, 'priceKind' | 'priceCents'>

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})

/** A price as a sign shows it: `$450`, and `$449.50` where it has cents. */
export const shortPrice = (cents: number): string => format.format(cents / 100)

/** What an item costs: `$450`, `Free`, `Trade`. */
export function priceWords({ priceKind, priceCents }: Priced): string {
  if (priceKind === 'free') return 'Free'
  if (priceKind === 'trade') return 'Trade'
  return shortPrice(priceCents)
}

/** What there is to say beside a price. */
export function priceNote({ priceKind, priceCents }: Priced): string {
  if (priceKind === 'offers') return 'or best offer'
  return priceKind === 'trade' && priceCents > 0 ? `worth about ${shortPrice(priceCents)}` : ''
}

type Placed = Pick<ListedItem, 'city' | 'state'>

export const placeOf = ({ city, state }: Placed): string => [city, state].filter(Boolean).join(', ')

/** The name of the page of an item: `Two 12-inch woofers, $450`. */
export const itemTitle = (item: Priced & { title: string }): string => `${item.title}, ${priceWords(item)}`

/** `Good condition`, `For parts`. */
export const conditionWords = (condition: ListedItem['condition']): string =>
  condition === 'for_parts' ? itemConditions.for_parts : `${itemConditions[condition]} condition`
