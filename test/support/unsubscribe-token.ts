import { newUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'

/** The token in an email of a category to a member. */
export const unsubscribeToken = (userId: string, category: PreferenceType = 'social') =>
  newUnsubscribeToken({ userId, category })
