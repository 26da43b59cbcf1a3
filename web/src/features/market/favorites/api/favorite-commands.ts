import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { type Favorite, listFavorites, unsaveItem } from '#shared/market/favorites/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

type Pages = InfiniteData<{ items: Favorite[] }>

/** Takes an item out of the list, and out of the one on the screen: its index may know it for a moment longer. */
export function useRemoveFavorite({ itemId }: Pick<Favorite, 'itemId'>) {
  const queryClient = useQueryClient()
  return useCommand({
    send: (_: string, idempotencyKey) => call(unsaveItem, { params: { itemId } }, { idempotencyKey }),
    onDone: () => {
      queryClient.setQueriesData<Pages>(
        { queryKey: ['favorites', listFavorites.name] },
        (cached) =>
          cached && {
            ...cached,
            pages: cached.pages.map((page) => ({
              ...page,
              items: page.items.filter((favorite) => favorite.itemId !== itemId),
            })),
          },
      )
      return queryClient.invalidateQueries({ queryKey: ['conversations'] })
    },
  })
}
