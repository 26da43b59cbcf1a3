import { queryOptions } from '@tanstack/react-query'
import { getNotification } from '#shared/platform/notifications/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { notificationsKey } from './list-notifications.ts'

/** One notification, or null where there is none: deleted, archived, or of someone else. */
export const notificationQuery = (notificationId: string) =>
  queryOptions({
    queryKey: [...notificationsKey, 'one', notificationId],
    queryFn: ({ signal }) =>
      call(
        getNotification,
        { params: { notificationId: notificationId as `ntf_${string}` } },
        { signal },
      ).catch(notFound),
  })

function notFound(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
  throw error
}
