import type { ReactNode } from 'react'
import type { PublicItem } from '#shared/market/market-items/contract.ts'
import { itemCategories, itemConditions, itemDeliveries } from '#shared/market/market-items/item-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ItemPrice } from './item-price.tsx'
import { placeOf, shortPrice } from './item-words.ts'

type ItemHeaderProps = {
  item: PublicItem
  actions: ReactNode
  /** What reserves it. */
  children: ReactNode
}

/** What it is, what it costs, and how one gets it. */
export function ItemHeader({ item, actions, children }: ItemHeaderProps) {
  const { title, category, condition, brand, model, status } = item
  const place = placeOf(item)
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
        <Facts
          facts={[
            ['Condition', itemConditions[condition]],
            [brand, model].some(Boolean) && ['Made by', [brand, model].filter(Boolean).join(' ')],
            ['Delivery', deliveryWords(item)],
            place && ['Place', `${item.point ? 'About ' : ''}${place}`],
          ]}
        />
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
