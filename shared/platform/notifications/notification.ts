import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { NotificationKind } from './notification-kind.ts'

export const NotificationId = idSchema('ntf')

export const NotificationType = z.enum(['success', 'warning', 'error', 'info'])

/** A message to one member. `href`, where set, is a path of this site that the message is about. */
export const Notification = z.object({
  id: NotificationId,
  userId: UserId,
  type: NotificationType,
  /** The kind of notification; one from before kinds has none. */
  kind: z.optional(NotificationKind),
  title: z.string(),
  message: z.string(),
  href: z.optional(z.string()),
  /** The name of the event itself: a page that already reports it need not report it again. */
  event: z.optional(z.string()),
  read: z.boolean(),
  readAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Notification = z.infer<typeof Notification>
