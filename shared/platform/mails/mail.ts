import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { NotificationCategory } from '#shared/platform/notifications/category.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const MailId = idSchema('mail')
export const MailPriority = z.enum(['high', 'normal'])
export type MailPriority = z.infer<typeof MailPriority>

/** `suppressed`: not sent because the address bounced or complained before. `unwanted`: switched off meanwhile. */
export const MailStatus = z.enum(['queued', 'sending', 'sent', 'failed', 'suppressed', 'unwanted'])
export type MailStatus = z.infer<typeof MailStatus>

/** One mail of the queue, as an administrator sees it. */
export const Mail = z.object({
  id: MailId,
  toEmail: Email,
  templateId: z.string(),
  templateData: z.record(z.string(), z.string()),
  priority: MailPriority,
  /** For a mail that its member may switch off: checked again when it is sent. */
  category: z.optional(NotificationCategory),
  userId: z.optional(UserId),
  /** The address for replies, if not the sender. */
  replyTo: z.optional(Email),
  status: MailStatus,
  attempts: z.int(),
  nextAttemptAt: z.optional(z.iso.datetime()),
  lastError: z.optional(z.string()),
  sentAt: z.optional(z.iso.datetime()),
  providerMessageId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  /** The time an administrator had it sent again. */
  queuedAgainAt: z.optional(z.iso.datetime()),
  /** The time a cleanup dealt with it. */
  cleanedUpAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type Mail = z.infer<typeof Mail>
