import { queryClient } from '#web/lib/query-client.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { notificationsKey } from './list-notifications.ts'

/** Reads the count on the bell and the lists again, for when they may be out of date. */
export const readNotificationsAgain = () =>
  Promise.all([
    reloadProfile().catch(() => undefined),
    queryClient.invalidateQueries({ queryKey: notificationsKey }),
  ])
