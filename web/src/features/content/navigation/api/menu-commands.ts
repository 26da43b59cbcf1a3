import { useQueryClient } from '@tanstack/react-query'
import {
  type ArrangedItem,
  arrangeNavigation,
  restoreNavigation,
} from '#shared/content/navigation/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const useRestoreMenu = command(restoreNavigation, { changes: [['navigation']] })

type SavedMenu = { items: ArrangedItem[]; treeVersion: number; saveAnyway?: boolean }

/** Saves the menu. After a refusal, the draft itself reads what others have saved. */
export function useSaveMenu() {
  const queryClient = useQueryClient()
  return useCommand({
    send: (body: SavedMenu, idempotencyKey) => call(arrangeNavigation, { body }, { idempotencyKey }),
    onDone: () => queryClient.invalidateQueries({ queryKey: ['navigation'] }),
  })
}
