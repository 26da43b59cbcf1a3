import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import {
  closeItem,
  deleteItem,
  type OwnItem,
  renewItem,
  withdrawItem,
} from '#shared/market/market-items/own-contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { myItemsKey, ownItemQuery } from './own-item-queries.ts'

type Step = typeof withdrawItem | typeof renewItem | typeof closeItem

/** A step of a seller, whose answer is shown at once. */
const step = (contract: Step) => () => {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['items'] })
  return useCommand({
    send: (input: InputOf<Step>, idempotencyKey): Promise<OwnItem> =>
      call(contract, input, { idempotencyKey }),
    onDone: (own) => {
      queryClient.setQueryData(ownItemQuery(own.item.id).queryKey, own)
      return readAgain()
    },
    onStale: readAgain,
  })
}

export const useWithdrawItem = step(withdrawItem)
export const useRenewItem = step(renewItem)
export const useCloseItem = step(closeItem)

/** Deletes a draft, after which its page has nothing to show: the list opens first, and then is read again. */
export function useDeleteItem() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['items'] })
  return useCommand({
    send: (input: InputOf<typeof deleteItem>, idempotencyKey) => call(deleteItem, input, { idempotencyKey }),
    onDone: async () => {
      await navigate('/my-listings?tab=marketplace', { replace: true })
      // Of the draft itself nothing is left to read.
      await queryClient.invalidateQueries({ queryKey: myItemsKey })
    },
    onStale: readAgain,
  })
}
