import { useQueryClient } from '@tanstack/react-query'
import {
  deleteNotification,
  deleteReadNotifications,
  markNotificationRead,
  markNotificationUnread,
  updateNotificationPreferences,
} from '#shared/platform/notifications/contract.ts'
import type { Notification } from '#shared/platform/notifications/notification.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { currentSession, updateProfile } from '#web/lib/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { notificationQuery, notificationsKey } from './notification-queries.ts'

/** Reads the count on the bell and the lists again, for when they may be out of date. */
export const readNotificationsAgain = () =>
  Promise.all([
    reloadProfile().catch(() => undefined),
    queryClient.invalidateQueries({ queryKey: notificationsKey }),
  ])

/** Its entry on the bell and its own page may both mark a notification, which lowers the figure once. */
const lowered = new Set<Notification['id']>()

function useMarkNotificationRead() {
  const queryClient = useQueryClient()
  return useCommand({
    send: ({ id }: Pick<Notification, 'id'>, idempotencyKey) =>
      call(markNotificationRead, { params: { notificationId: id } }, { idempotencyKey }),
    onDone: (_, { id }) => {
      if (lowered.has(id)) return readNotificationsAgain()
      lowered.add(id)
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

/** Marks an entry as unread again. It asks once and reports a failure. */
export function useReopenNotification(notification: Notification) {
  const markUnread = useCommand({
    send: ({ id }: Pick<Notification, 'id'>, idempotencyKey) =>
      call(markNotificationUnread, { params: { notificationId: id } }, { idempotencyKey }),
    onDone: readNotificationsAgain,
    onStale: () => void readNotificationsAgain(),
  })
  const onReopen = usePress(() => markUnread.mutateAsync(notification).catch(toastFailure))
  return { busy: markUnread.isPending, onReopen }
}

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

export const useUpdatePreferences = command(updateNotificationPreferences)
