import * as z from 'zod/mini'
import { Notification } from '#shared/platform/notifications/notification.ts'

/** A message the server pushes over the live connection. */
export const LiveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), notification: Notification, unread: z.int() }),
  /** Someone else changed the account: read it again. */
  z.object({ kind: z.literal('account') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
