import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { hasSwitch, type NotificationCategory } from '#shared/platform/notifications/category.ts'
import { type Channel, wants } from '#shared/platform/notifications/preferences.ts'
import { isMailed } from './is-mailed.ts'
import { readPreferences } from './notification-preferences.ts'

/**
 * Tells whether a notification of a category may reach a member. A failed read throws, so that the sender
 * tries again instead of guessing. A category without a switch is sent without asking.
 */
export async function wantsNotification(
  userId: string,
  category: NotificationCategory,
  channel: Channel,
): Promise<boolean> {
  if (!hasSwitch(category)) return true
  const [account, { preferences }, goesOut] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    readPreferences(userId),
    channel === 'enabled' || isMailed(category),
  ])
  if (!account) throw new AppError('not_found', 'user_not_found', 'User not found')
  return goesOut && wants(preferences, category, channel)
}
