import { notificationPreferences } from '#core/platform/notifications/notification-preferences.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'

/** One account that wants to hear less than the others. */
export const seed = (now: string) => {
  const preferences = {
    marketing: { enabled: false, email: false },
    social: { enabled: true, email: false },
  }
  const chosen = { userId: demoUserId('retailer@demo.test'), preferences, updatedAt: now, version: 1 }
  return [notificationPreferences.put(chosen, { absent: true })]
}
