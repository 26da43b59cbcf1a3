import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Mail } from '#shared/platform/mails/mail.ts'
import { NotificationCategory } from '#shared/platform/notifications/category.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { MailsOfNoun } from './mail-switches.ts'

const daysKept = 180
/** Matches how long the links in mails work. */
const daysSecretKept = 7
export const farewellTemplate = 'account-deleted'
/** Mails that are not kept like members’ mails: news of an erasure may be sent after it. */
const daysKeptOf: Readonly<Record<string, number>> = {
  [farewellTemplate]: 7,
}

export const failedMails = 'MAILS_FAILED'
export const sentOf = (templateId: string) => `MAILS_SENT#${templateId}`

/**
 * Anyone who knows `secretData` could use it, so it is deleted once the mail is sent, and no answer shows it.
 */
export const StoredMail = z.extend(Mail, {
  secretData: z.optional(z.record(z.string(), z.string())),
  /** A mail of a category that the code does not know can be switched off at least with others. */
  category: z.catch(z.optional(NotificationCategory), 'system_updates'),
  /** For a mail with a switch of its own. */
  wantedBy: z.optional(MailsOfNoun),
  /** The sender, if not the platform. */
  from: z.optional(z.object({ name: z.string(), address: z.string() })),
  headers: z.optional(z.record(z.string(), z.string())),
  /** What it is about, for those who wait until it is sent. */
  about: z.optional(z.string()),
})
export type StoredMail = z.infer<typeof StoredMail>

/**
 * The mail queue. `gsi1` finds due mails by priority (a mail being sent is due again when its lease runs out), failed
 * mails that no one has dealt with, oldest first, and sent mails of each template; `gsi2` lists by status, newest
 * first, `gsi3` by address.
 */
export const mails = entity({
  name: 'mail',
  erasure: 'by address',
  schema: StoredMail,
  key: ({ id }: { id: string }) => ({ pk: `MAIL#${id}`, sk: 'MAIL' }),
  gsi1: ({ id, priority, status, templateId, nextAttemptAt, sentAt, cleanedUpAt, createdAt }) => {
    if (nextAttemptAt) return { pk: `MAILS_DUE#${priority}`, sk: `${nextAttemptAt}#${id}` }
    if (status === 'sent' && sentAt) return { pk: sentOf(templateId), sk: `${sentAt}#${id}` }
    return status === 'failed' && !cleanedUpAt ? { pk: failedMails, sk: `${createdAt}#${id}` } : undefined
  },
  gsi2: ({ id, status, createdAt }) => ({ pk: `MAILS#${status}`, sk: `${createdAt}#${id}` }),
  gsi3: ({ id, toEmail }) => ({ pk: `MAILS_TO#${toEmail}`, sk: id }),
  expiresAt: ({ createdAt, secretData, templateId }) =>
    addTime(createdAt, { days: daysKeptOf[templateId] ?? (secretData ? daysSecretKept : daysKept) }),
  // Only their keys changed: failed and sent mails from before `gsi1` listed them get it as they are rewritten.
  migrations: [(row) => row],
})
