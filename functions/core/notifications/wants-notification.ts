import type { NotificationCategory } from '#shared/notifications/category.ts'
import { hasSwitch } from '#shared/notifications/category.ts'
import { type Channel, wants } from '#shared/notifications/preferences.ts'
import { readPreferences } from './notification-preferences.ts'

/** Whether something of a category may reach a member. A read that fails throws, so that the sender tries again. */
export async function wantsNotification(
  userId: string,
  category: NotificationCategory,
  channel: Channel,
): Promise<boolean> {
  if (!hasSwitch(category)) return true
  return wants((await readPreferences(userId)).preferences, category, channel)
}
