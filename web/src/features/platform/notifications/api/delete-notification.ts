import { useQueryClient } from '@tanstack/react-query'
import { deleteNotification } from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { notificationsKey } from './list-notifications.ts'
import { notificationQuery } from './notification-query.ts'

/** Deletes a notification. If it is gone already, as by another tab, that counts as success. */
export function useDeleteNotification(onDeleted: () => void) {
  const queryClient = useQueryClient()
  return useCommand({
    send: ({ id }: Pick<Notification, 'id'>, idempotencyKey) =>
      call(deleteNotification, { params: { notificationId: id } }, { idempotencyKey }).catch(unlessGone),
    onDone: (_, { id }) => {
      onDeleted()
      // The user is about to leave its own page, and reading it again would find nothing.
      const own = JSON.stringify(notificationQuery(id).queryKey)
      const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey) !== own
      return Promise.all([
        reloadProfile().catch(() => undefined),
        queryClient.invalidateQueries({ queryKey: notificationsKey, predicate }),
      ])
    },
  })
}

function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'notification_not_found') throw error
}
