import { useQueryClient } from '@tanstack/react-query'
import { markNotificationRead } from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { currentSession, updateProfile } from '#web/lib/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { notificationsKey } from './list-notifications.ts'
import { readNotificationsAgain } from './read-notifications-again.ts'

function useMarkNotificationRead() {
  const queryClient = useQueryClient()
  return useCommand({
    send: ({ id }: Pick<Notification, 'id'>, idempotencyKey) =>
      call(markNotificationRead, { params: { notificationId: id } }, { idempotencyKey }),
    onDone: () => {
      const session = currentSession()
      if (session.status === 'signed-in')
        updateProfile({ unreadNotifications: Math.max(0, session.me.unreadNotifications - 1) })
      return queryClient.invalidateQueries({ queryKey: notificationsKey })
    },
    onStale: () => void readNotificationsAgain(),
  })
}

/** Marks an entry as read. It asks once and reports a failure. */
export function useReadNotification(notification: Notification) {
  const markRead = useMarkNotificationRead()
  const tell = (error: Error) =>
    toast.error('We couldn’t mark it as read', { description: describeFailure(error).sentence })
  return {
    busy: markRead.isPending,
    onRead: () => {
      if (!notification.read && !markRead.isPending) markRead.mutate(notification, { onError: tell })
    },
  }
}
