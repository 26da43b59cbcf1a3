import { useQueryClient } from '@tanstack/react-query'
import { markNotificationRead } from '#shared/notifications/contract.ts'
import type { Notification } from '#shared/notifications/notification.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { currentSession, updateProfile } from '#web/lib/session/session-store.ts'
import { notificationsKey } from './list-notifications.ts'

export function useMarkNotificationRead() {
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
  })
}
