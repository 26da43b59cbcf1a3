import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { NotificationId } from '#shared/platform/notifications/notification.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const facts = {
  'notification.created': z.object({ userId: UserId, notificationId: NotificationId }),
} satisfies FactSchemas
