import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { deleteListing } from '#shared/directory/listings/own-contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

/** Deletes a draft, after which its screen has nothing to show: the list opens first, and then is read again. */
export function useDeleteDraft() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: ['listings'] })
  return useCommand({
    send: (input: InputOf<typeof deleteListing>, idempotencyKey) =>
      call(deleteListing, input, { idempotencyKey }),
    onDone: async () => {
      await navigate('/my-listings', { replace: true })
      await readAgain()
    },
    onStale: readAgain,
  })
}
