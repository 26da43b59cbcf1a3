import { deleteReadNotifications } from '#shared/platform/notifications/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { readNotificationsAgain } from './read-notifications-again.ts'

/** The server deletes one batch per call. This continues to the end of the list. */
export function useDeleteReadNotifications() {
  return useCommand({
    send: async (_: undefined) => {
      try {
        let cursor: string | undefined
        do {
          // Each batch is its own change, so each has its own key.
          const idempotencyKey = crypto.randomUUID()
          const batch = await call(deleteReadNotifications, { query: { cursor } }, { idempotencyKey })
          cursor = batch.nextCursor
        } while (cursor)
      } finally {
        // If one request fails, everything before it stays deleted.
        await readNotificationsAgain()
      }
    },
  })
}
