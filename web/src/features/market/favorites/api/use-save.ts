import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveItem, unsaveItem } from '#shared/market/favorites/contract.ts'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { myPlaceQuery } from '#web/features/market/conversations/api/my-place-query.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { call } from '#web/lib/call.ts'

/** Shows an item as saved right away, and takes it back if the server refuses it. Presses that follow each other wait in line. */
export function useSave(itemId: ItemId) {
  const queryClient = useQueryClient()
  const mutationKey = ['save', itemId]
  const { queryKey } = myPlaceQuery(itemId)
  const show = (isSaved: boolean) =>
    queryClient.setQueryData(queryKey, (place) => place && { ...place, isSaved })
  return useMutation({
    networkMode: 'always',
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (isSaved: boolean) => call(isSaved ? saveItem : unsaveItem, { params: { itemId } }),
    onMutate: async (isSaved) => {
      // An answer that was asked for before the press must not undo what it shows.
      await queryClient.cancelQueries({ queryKey })
      show(isSaved)
    },
    onError: (error, isSaved) => {
      show(!isSaved)
      toastFailure(error)
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['favorites'] }),
  })
}
