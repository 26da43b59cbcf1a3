import * as z from 'zod/mini'
import { Email } from '#shared/accounts/email.ts'
import { idSchema } from '#shared/ids.ts'

export const MailId = idSchema('mail')
export const MailPriority = z.enum(['high', 'normal'])
export type MailPriority = z.infer<typeof MailPriority>

/** `suppressed`: not sent because the address bounced or complained before. */
export const MailStatus = z.enum(['queued', 'sending', 'sent', 'failed', 'suppressed'])
export type MailStatus = z.infer<typeof MailStatus>

/** One mail of the queue, as an administrator sees it. */
export const Mail = z.object({
  id: MailId,
  toEmail: Email,
  templateId: z.string(),
  templateData: z.record(z.string(), z.string()),
  priority: MailPriority,
  status: MailStatus,
  attempts: z.int(),
  nextAttemptAt: z.optional(z.iso.datetime()),
  lastError: z.optional(z.string()),
  sentAt: z.optional(z.iso.datetime()),
  providerMessageId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Mail = z.infer<typeof Mail>
