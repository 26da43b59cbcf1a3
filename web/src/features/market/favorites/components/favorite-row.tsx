import { Link } from 'react-router-dom'
import type { Favorite } from '#shared/market/favorites/contract.ts'
import { itemPath } from '#shared/market/market-items/named-item.ts'
import { ItemPrice } from '#web/features/market/market-items/components/item-price.tsx'
import { conditionWords, placeOf } from '#web/features/market/market-items/components/item-words.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useRemoveFavorite } from '../api/favorite-commands.ts'

/** A saved item; of one that is gone only its title is left. */
export function FavoriteRow({ favorite }: { favorite: Favorite }) {
  const { itemId, title, item, isSold } = favorite
  const remove = useRemoveFavorite(favorite)
  const press = usePress(() => remove.mutateAsync(itemId).catch(toastFailure))
  const cover = item?.cover
  return (
    <li className="grid gap-x-5 gap-y-3 px-5 py-4 sm:flex sm:items-center">
      {cover ? (
        <Picture
          src={cover.src}
          alt=""
          sizes="7rem"
          width={112}
          height={63}
          className="aspect-video w-28 shrink-0 border border-line object-cover"
        />
      ) : (
        <div
          aria-hidden="true"
          className="aspect-video w-28 shrink-0 border border-line bg-well max-sm:hidden"
        />
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
      <Button
        data-own
        size="sm"
        className="justify-self-start"
        busy={remove.isPending}
        busyText="Removing..."
        onClick={press}
      >
        Remove<span className="sr-only"> {title}</span>
      </Button>
    </li>
  )
}
