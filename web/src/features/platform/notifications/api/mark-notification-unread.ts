import { markNotificationUnread } from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { readNotificationsAgain } from './read-notifications-again.ts'

export function useMarkNotificationUnread() {
  return useCommand({
    send: ({ id }: Pick<Notification, 'id'>, idempotencyKey) =>
      call(markNotificationUnread, { params: { notificationId: id } }, { idempotencyKey }),
    onDone: readNotificationsAgain,
    onStale: () => void readNotificationsAgain(),
  })
}
