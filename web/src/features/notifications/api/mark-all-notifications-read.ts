import { markAllNotificationsRead } from '#shared/notifications/contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { readNotificationsAgain } from './read-notifications-again.ts'

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
  return useCommand({
    send: async (_: undefined) => {
      try {
        // Each batch is a change of its own, so each has its own key.
        return await markBatches(() =>
          call(markAllNotificationsRead, {}, { idempotencyKey: crypto.randomUUID() }),
        )
      } finally {
        // One that fails leaves read what was marked before it.
        await readNotificationsAgain()
      }
    },
  })
}
