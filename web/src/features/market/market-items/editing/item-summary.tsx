import type { Item } from '#shared/market/market-items/item.ts'
import { itemCategories, itemConditions, itemDeliveries } from '#shared/market/market-items/item-labels.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PictureGrid } from '../own/picture-grid.tsx'
import { priceWords } from '../own/price-words.ts'

type ItemSummaryProps = { item: Item; headingLevel?: 2 | 3 }

/** All that an item says, for those who read it before they decide. */
export function ItemSummary({ item, headingLevel = 2 }: ItemSummaryProps) {
  const { description, category, condition, brand, model, delivery, shippingCents, pictures } = item
  const { city, state, zip, instantReserve } = item
  return (
    <>
      {pictures.length > 0 && (
        <Panel title="Pictures" headingLevel={headingLevel}>
          <PictureGrid pictures={pictures} />
        </Panel>
      )}
      <DetailPanel
        title="What it says"
        headingLevel={headingLevel}
        facts={[
          [
            'Description',
            description && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>,
          ],
          ['Price', priceWords(item)],
          ['Category', itemCategories[category]],
          ['Condition', itemConditions[condition]],
          (brand || model) && ['Brand and model', [brand, model].filter(Boolean).join(' ')],
          ['Delivery', itemDeliveries[delivery]],
          shippingCents !== undefined && ['Shipping', shippingCents === 0 ? 'Free' : dollars(shippingCents)],
          ['Place', [[city, state].filter(Boolean).join(', '), zip].filter(Boolean).join(' ')],
          instantReserve && ['Reserve', 'Buyers can reserve it right away'],
        ]}
      />
    </>
  )
}
