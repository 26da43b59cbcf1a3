import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import { priceNote, priceWords, shortPrice } from './item-words.ts'

type ItemPriceProps = {
  item: Pick<ListedItem, 'priceKind' | 'priceCents' | 'oldPriceCents'>
  /** The page of the item shows it large. */
  isLarge?: boolean
}

/** What an item costs, and what it cost before a drop. */
export function ItemPrice({ item, isLarge = false }: ItemPriceProps) {
  const note = priceNote(item)
  return (
    <p className="flex flex-wrap items-baseline gap-2">
      <span className={isLarge ? 'readout text-3xl font-semibold' : 'readout text-xl font-semibold'}>
        {priceWords(item)}
      </span>
      {item.oldPriceCents !== undefined && (
        <>
          <span className="sr-only">down from</span>
          <s className="readout text-dim">{shortPrice(item.oldPriceCents)}</s>
        </>
      )}
      {note && <span className="text-sm text-dim">{note}</span>}
    </p>
  )
}
