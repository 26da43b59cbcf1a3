import { useQueryClient } from '@tanstack/react-query'
import { restoreNavigation } from '#shared/content/navigation/admin-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

type Restored = { number: number; treeVersion: number }

export function useRestoreMenu() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['navigation'] })
  return useCommand({
    send: ({ number, treeVersion }: Restored, idempotencyKey) =>
      call(restoreNavigation, { params: { number }, body: { treeVersion } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
