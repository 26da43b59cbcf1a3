import { Heart, ImageOff } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Favorite } from '#shared/market/favorites/contract.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { ItemPrice } from '#web/features/market/market-items/components/item-price.tsx'
import { conditionWords, placeOf } from '#web/features/market/market-items/components/item-words.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useRemoveFavorite } from '../api/favorite-commands.ts'

/** A saved item; of one that is gone only its title is left, and of a sold one its picture, dimmed. */
export function FavoriteRow({ favorite }: { favorite: Favorite }) {
  const { itemId, title, item, isSold } = favorite
  const remove = useRemoveFavorite(favorite)
  const press = usePress(() => remove.mutateAsync(itemId).catch(toastFailure))
  const cover = item?.cover ?? favorite.cover
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:gap-5 sm:px-5 sm:py-4">
      {cover ? (
        <Picture
          src={cover.src}
          alt=""
          sizes="7rem"
          width={112}
          height={63}
          className={cx(
            'aspect-4/3 w-20 shrink-0 border border-line object-cover sm:aspect-video sm:w-28',
            isSold && 'opacity-60',
          )}
        />
      ) : (
        <div
          aria-hidden="true"
          className="grid aspect-4/3 w-20 shrink-0 place-items-center border border-line bg-well text-dim sm:aspect-video sm:w-28"
        >
          <ImageOff className="size-5" />
        </div>
      )}
      <div className="grid min-w-0 grow gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {item || isSold ? (
            <Link to={itemPath(itemId)} className="font-semibold hover:underline">
              {item?.title ?? title}
            </Link>
          ) : (
            <span className="font-semibold text-dim">{title}</span>
          )}
          {item?.isReserved && <Badge tone="warning">Reserved</Badge>}
          {isSold && <Badge>Sold</Badge>}
        </p>
        {item && <ItemPrice item={item} />}
        <p className="text-sm text-dim">
          {item && [placeOf(item), conditionWords(item.condition)].filter(Boolean).join(' · ')}
          {!item && !isSold && 'No longer for sale'}
        </p>
      </div>
      <IconButton
        data-own
        label={`Remove ${title}`}
        icon={<Heart aria-hidden="true" className="size-5 fill-current" />}
        aria-busy={remove.isPending}
        onClick={press}
      />
    </li>
  )
}
