import { useQueryClient } from '@tanstack/react-query'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { sellItemElsewhere } from '#shared/market/market-items/own-contract.ts'
import {
  confirmSale,
  declineSale,
  giveFeedback,
  holdItem,
  releaseItem,
  replyToFeedback,
  reserveItem,
  sellItemHere,
  undoItemSale,
} from '#shared/market/sales/contract.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Who holds or bought an item stands on its page, in the thread about it, and in both lists of sales. */
const changes = [['sales'], ['items'], ['conversations']]

export const useReserveItem = command(reserveItem, { changes })
export const useHoldItem = command(holdItem, { changes })
export const useReleaseItem = command(releaseItem, { changes })
export const useUndoItemSale = command(undoItemSale, { changes })
export const useConfirmSale = command(confirmSale, { changes })
export const useDeclineSale = command(declineSale, { changes })
export const useGiveFeedback = command(giveFeedback, { changes: [['sales'], ['items']] })
export const useReplyToFeedback = command(replyToFeedback, { changes: [['sales']] })

type Sold = {
  itemId: ItemId
  version: number
  /** Missing where it was sold elsewhere. */
  here?: { buyerId: Sale['buyerId']; priceCents: number }
}

/** Marks an item as sold, to a member or to someone elsewhere. */
export function useSellItem() {
  const queryClient = useQueryClient()
  const readAgain = () => Promise.all(changes.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  return useCommand({
    send: ({ itemId, version, here }: Sold, idempotencyKey) => {
      const params = { itemId }
      return here
        ? call(sellItemHere, { params, body: { ...here, version } }, { idempotencyKey })
        : call(sellItemElsewhere, { params, body: { version } }, { idempotencyKey })
    },
    onDone: readAgain,
    onStale: readAgain,
  })
}
