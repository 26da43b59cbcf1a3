import { useQueryClient } from '@tanstack/react-query'
import { withdrawListingChange } from '#shared/directory/listing-changes/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Takes back what waits for review. `onWithdrawn` is called once the listing is read again. */
export function useWithdrawChange(onWithdrawn: () => void) {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['listings'] })
  return useCommand({
    send: (input: InputOf<typeof withdrawListingChange>, idempotencyKey) =>
      call(withdrawListingChange, input, { idempotencyKey }),
    onDone: async () => {
      await readAgain()
      onWithdrawn()
    },
    onStale: readAgain,
  })
}
