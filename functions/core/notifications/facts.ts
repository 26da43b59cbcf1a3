import * as z from 'zod/mini'
import type { FactSchemas } from '#core/facts/facts.ts'
import { NotificationId } from '#shared/notifications/notification.ts'
import { UserId } from '#shared/users/user.ts'

export const facts = {
  'notification.created': z.object({ userId: UserId, notificationId: NotificationId }),
} satisfies FactSchemas
