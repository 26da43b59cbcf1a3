import type { ReactNode } from 'react'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import { itemCategories, itemConditions, itemDeliveries } from '#shared/market/market-items/item-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ItemPrice } from './item-price.tsx'
import { placeOf, shortPrice } from './item-words.ts'

type ItemHeaderProps = {
  item: PublicItem
  /** What leads to its seller. */
  contact: ReactNode
  actions: ReactNode
  /** What reserves it. */
  children: ReactNode
}

/** What it is, what it costs, and how one gets it. */
export function ItemHeader({ item, contact, actions, children }: ItemHeaderProps) {
  const { title, category, condition, brand, model, status } = item
  const place = placeOf(item)
  const facts = [
    ['Condition', itemConditions[condition]],
    ['Brand', [brand, model].filter(Boolean).join(' ')],
    ['Delivery', deliveryWords(item)],
    ['Location', place && `${place}${item.point ? ' (approx.)' : ''}`],
  ] as const
  return (
    <Panel screws>
      <div className="grid justify-items-start gap-3">
        <p className="label text-dim">{itemCategories[category]}</p>
        <h1 className="wide max-w-full text-2xl text-balance wrap-anywhere">{title}</h1>
        <ItemPrice item={item} isLarge />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {status === 'reserved' && <Badge tone="warning">Reserved</Badge>}
          {status === 'sold' && <Badge tone="danger">Sold</Badge>}
        </div>
        {contact}
        <dl className="grid w-full grid-cols-2 gap-x-4 gap-y-3 wrap-anywhere">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt className="text-sm text-dim">{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div id="reserve" className="empty:hidden">
          {children}
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
    </Panel>
  )
}

/** `Pickup or shipping, $25 to ship`. */
function deliveryWords({ delivery, shippingCents }: PublicItem): string {
  const how = itemDeliveries[delivery]
  if (delivery === 'pickup' || shippingCents === undefined) return how
  return `${how}, ${shippingCents === 0 ? 'free' : shortPrice(shippingCents)} to ship`
}
