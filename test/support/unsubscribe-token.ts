import { newUnsubscribeToken } from '#core/unsubscribe/unsubscribe-token.ts'
import type { PreferenceType } from '#shared/notifications/category.ts'

/** What a mail of a category carries for its member. */
export const unsubscribeToken = (userId: string, category: PreferenceType = 'social') =>
  newUnsubscribeToken({ userId, category })
