import { markAllNotificationsRead } from '#shared/platform/notifications/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { readNotificationsAgain } from './notification-commands.ts'

type Batch = { marked: number; remaining: number; through: string }

/**
 * The server marks one batch per call. This continues until none is left, or none was found that was there
 * when it began.
 */
export async function markBatches(mark: (through?: string) => Promise<Batch>): Promise<number> {
  let total = 0
  let began: string | undefined
  for (;;) {
    const { marked, remaining, through } = await mark(began)
    began ??= through
    total += marked
    if (remaining === 0 || marked === 0) return total
  }
}

export function useMarkAllNotificationsRead() {
  return useCommand({
    send: async (_: undefined) => {
      try {
        // Each batch is its own change, so each has its own key.
        return await markBatches((through) =>
          call(markAllNotificationsRead, { query: { through } }, { idempotencyKey: crypto.randomUUID() }),
        )
      } finally {
        // If one request fails, everything before it stays read.
        await readNotificationsAgain()
      }
    },
  })
}
