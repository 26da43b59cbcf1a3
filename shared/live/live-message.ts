import * as z from 'zod/mini'
import { Notification } from '#shared/notifications/notification.ts'

/** What the server pushes over the live connection. */
export const LiveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), notification: Notification, unread: z.int() }),
  /** Someone else changed the account: read it again. */
  z.object({ kind: z.literal('account') }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
