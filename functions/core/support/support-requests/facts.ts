import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { DeskId, RequestId, RequestMessageId } from '#shared/support/support-requests/named-request.ts'

export const facts = {
  /** A request waits at a desk for the first time. `isAnswerable`: an automatic reply may go out. */
  'request.opened': z.object({
    requestId: RequestId,
    messageId: RequestMessageId,
    isAnswerable: z.boolean(),
  }),
  /** The desk answered. */
  'request.answered': z.object({
    requestId: RequestId,
    messageId: RequestMessageId,
    solves: z.boolean(),
  }),
  /** The requester, or a participant, wrote again, or opened it again with a line of the system. */
  'request.customer_wrote': z.object({ requestId: RequestId, messageId: RequestMessageId }),
  /** An agent settled it without an answer. */
  'request.solved': z.object({ requestId: RequestId }),
  /** Someone is to answer it now. `byId`: who decided that, unless a rule did. */
  'request.assigned': z.object({
    requestId: RequestId,
    assigneeId: UserId,
    byId: z.optional(UserId),
  }),
  /** The time for its first answer or to solve it runs out, or has passed. */
  'request.due': z.object({
    requestId: RequestId,
    clock: z.enum(['first', 'solve']),
    isMissed: z.boolean(),
    dueAt: z.iso.datetime(),
  }),
  /** Someone asked for new links to the requests of an address: it is named by its hash, and by its member. */
  'request.links_asked': z.object({ emailHash: z.string(), userId: z.optional(UserId) }),
  /** Files of requests that no longer exist, by their keys. */
  'request.files_dropped': z.object({ keys: z.array(z.string()) }),
  /** The hours of a desk are others from then on. */
  'desk.hours_changed': z.object({ deskId: DeskId, at: z.iso.datetime(), before: z.string() }),
} satisfies FactSchemas
