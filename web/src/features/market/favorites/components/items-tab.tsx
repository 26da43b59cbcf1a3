import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { favoritesQuery } from '../api/favorite-queries.ts'
import { FavoriteRow } from './favorite-row.tsx'

/** The items that the member saved. */
export function ItemsTab() {
  const pages = useInfiniteQuery(favoritesQuery)
  return (
    <div className="grid gap-4">
      <p className="text-sm text-dim">
        We notify you when a price drops, or an item is available again or sold. You can save up to 200.
      </p>
      <Panel flush>
        <CursorList
          pages={pages}
          waiting={<ListSkeleton rows={3} />}
          failed="Your saved items did not load"
          empty={
            <EmptyState
              title="No saved items."
              action={<ButtonLink to="/marketplace">Browse the marketplace</ButtonLink>}
            >
              Press Save on an item to keep it here.
            </EmptyState>
          }
        >
          {(favorites) => (
            <ul className="divide-y divide-line">
              {favorites.map((favorite) => (
                <FavoriteRow key={favorite.itemId} favorite={favorite} />
              ))}
            </ul>
          )}
        </CursorList>
      </Panel>
    </div>
  )
}
