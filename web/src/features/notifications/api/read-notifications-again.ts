import { queryClient } from '#web/lib/query-client.ts'
import { reloadProfile } from '#web/lib/session/load-session.ts'
import { notificationsKey } from './list-notifications.ts'

/** For when the figure on the bell and the lists may be past: both are read as the server has them now. */
export const readNotificationsAgain = () =>
  Promise.all([
    reloadProfile().catch(() => undefined),
    queryClient.invalidateQueries({ queryKey: notificationsKey }),
  ])
