import type { NotificationCategory } from './category.ts'
import type { Notification } from './notification.ts'
import { notificationKinds } from './notification-kind.ts'

/** Returns the category of a notification by its kind; one from before kinds is about the account. */
export const categoryOf = ({ kind }: Pick<Notification, 'kind'>): NotificationCategory =>
  (kind && notificationKinds[kind]?.category) ?? 'account'
