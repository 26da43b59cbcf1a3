import * as z from 'zod/mini'
import { Notification } from '#shared/platform/notifications/notification.ts'

/** A message the server pushes over the live connection. */
export const LiveMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('notification'), notification: Notification, unread: z.int() }),
  /** Someone else changed the account: read it again. */
  z.object({ kind: z.literal('account') }),
  /** A message came into a conversation of the marketplace, or they wrote one elsewhere; `unread` is how many wait there. */
  z.object({ kind: z.literal('conversation'), conversationId: z.string(), unread: z.int() }),
  /** A request of support changed: read it again. */
  z.object({ kind: z.literal('support_request'), requestId: z.string() }),
  /** Who else looks at a request of support now. */
  z.object({
    kind: z.literal('support_presence'),
    requestId: z.string(),
    others: z.array(z.object({ id: z.string(), name: z.string(), isWriting: z.boolean() })),
  }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
