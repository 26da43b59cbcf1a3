import * as z from 'zod/mini'
import { TransactionStatus } from '#shared/billing/transactions/transaction.ts'
import { WebhookStatus } from '#shared/billing/webhooks/webhook-log.ts'
import { MailStatus } from '#shared/platform/mails/mail.ts'
import { RequestStatus } from '#shared/support/support-requests/support-request.ts'

export const TimeLineKind = z.enum(['account', 'payments', 'mails', 'webhooks', 'requests', 'notes'])
export type TimeLineKind = z.infer<typeof TimeLineKind>

/** `other`: someone who is neither the member nor an administrator, such as the owner of a team. */
export const DoneBy = z.object({
  role: z.enum(['member', 'administrator', 'other', 'system']),
  name: z.optional(z.string()),
})
export type DoneBy = z.infer<typeof DoneBy>

/** How it stands, in the words of what keeps it. */
export const EntryState = z.discriminatedUnion('of', [
  z.object({ of: z.literal('payment'), status: TransactionStatus }),
  z.object({ of: z.literal('mail'), status: MailStatus }),
  z.object({ of: z.literal('webhook'), status: WebhookStatus }),
  z.object({ of: z.literal('request'), status: RequestStatus }),
])
export type EntryState = z.infer<typeof EntryState>

/** One thing that happened to a member, whatever keeps it. */
export const TimeLineEntry = z.object({
  /** The id of what it tells of. */
  id: z.string(),
  kind: TimeLineKind,
  at: z.iso.datetime(),
  sentence: z.string(),
  /** The text of a note, or why something failed. */
  detail: z.optional(z.string()),
  by: DoneBy,
  amountCents: z.optional(z.int()),
  state: z.optional(EntryState),
  /** The page of what it tells of. */
  href: z.optional(z.string()),
  /** A note of the caller’s own, which they may delete. */
  isOwnNote: z.optional(z.literal(true)),
})
export type TimeLineEntry = z.infer<typeof TimeLineEntry>
