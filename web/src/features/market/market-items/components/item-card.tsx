import { Link } from 'react-router-dom'
import { milesWords } from '#shared/directory/listings/miles-words.ts'
import type { ListedItem } from '#shared/market/market-items/item-card.ts'
import { itemDeliveries } from '#shared/market/market-items/item-labels.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { utcShortMonth } from '#shared/platform/time/utc-short-month.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { CategoryDrawing } from './category-drawing.tsx'
import { ItemPrice } from './item-price.tsx'
import { conditionWords, placeOf } from './item-words.ts'

type ItemCardProps = {
  item: ListedItem
  /** One of the first row, whose picture is seen at once. */
  isFirst?: boolean
}

/** One thing for sale. The whole card links to its page. */
export function ItemCard({ item, isFirst = false }: ItemCardProps) {
  const { id, title, category, condition, delivery, cover, miles, isReserved, sellerSince } = item
  return (
    <li className="tile panel overflow-hidden">
      {cover ? (
        <Picture
          src={cover.src}
          alt=""
          sizes="(min-width: 64rem) 24rem, 50vw"
          width={400}
          height={225}
          isFirst={isFirst}
          className="aspect-4/3 w-full object-cover sm:aspect-video"
        />
      ) : (
        <div className="grid aspect-4/3 place-items-center bg-well text-dim sm:aspect-video">
          <CategoryDrawing category={category} />
        </div>
      )}
      <div className="grid justify-items-start gap-1 p-2.5 sm:gap-1.5 sm:p-4">
        {isReserved && <Badge tone="warning">Reserved</Badge>}
        <h3 className="max-w-full text-sm font-semibold wrap-anywhere sm:text-lg">
          <Link to={itemPath(id)}>{title}</Link>
        </h3>
        <ItemPrice item={item} />
        <p className="place max-w-full">
          <span className="wrap-anywhere">
            {[placeOf(item), miles !== undefined && milesWords(miles, true)].filter(Boolean).join(' · ')}
          </span>
        </p>
        <p className="text-sm text-dim">
          {[conditionWords(condition), itemDeliveries[delivery]].join(' · ')}
        </p>
        <p className="text-sm text-dim max-sm:hidden">Seller joined {utcShortMonth(sellerSince)}</p>
      </div>
    </li>
  )
}
