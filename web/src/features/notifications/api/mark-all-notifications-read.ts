import { useQueryClient } from '@tanstack/react-query'
import { markAllNotificationsRead } from '#shared/notifications/contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { updateProfile } from '#web/lib/session/session-store.ts'
import { notificationsKey } from './list-notifications.ts'

/** The server marks a batch a call; this goes on until none is left or none was found. */
export async function markBatches(
  mark: () => Promise<{ marked: number; remaining: number }>,
): Promise<number> {
  let total = 0
  for (;;) {
    const { marked, remaining } = await mark()
    total += marked
    if (remaining === 0 || marked === 0) return total
  }
}

export function useMarkAllNotificationsRead() {
  const queryClient = useQueryClient()
  return useCommand({
    // Each batch is a change of its own, so each has its own key.
    send: () =>
      markBatches(() => call(markAllNotificationsRead, {}, { idempotencyKey: crypto.randomUUID() })),
    onDone: () => {
      updateProfile({ unreadNotifications: 0 })
      return queryClient.invalidateQueries({ queryKey: notificationsKey })
    },
  })
}
