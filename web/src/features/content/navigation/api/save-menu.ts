import { useQueryClient } from '@tanstack/react-query'
import { type ArrangedItem, arrangeNavigation } from '#shared/content/navigation/admin-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export type SavedMenu = { items: ArrangedItem[]; treeVersion: number; saveAnyway?: boolean }

export function useSaveMenu() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (body: SavedMenu, idempotencyKey) => call(arrangeNavigation, { body }, { idempotencyKey }),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['navigation'] }),
  })
}
