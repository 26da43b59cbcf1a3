import type { Write } from '#core/db/write.ts'
import { notificationKinds } from '#shared/notifications/notification-kind.ts'
import { notify } from './notify.ts'
import { wantsNotification } from './wants-notification.ts'

/** The writes of a notification that its member may have switched off: none, if so. */
export async function tellIfWanted(content: Parameters<typeof notify>[0], now: string): Promise<Write[]> {
  const { category } = notificationKinds[content.kind] as (typeof notificationKinds)[string]
  return (await wantsNotification(content.userId, category, 'enabled')) ? notify(content, now) : []
}
