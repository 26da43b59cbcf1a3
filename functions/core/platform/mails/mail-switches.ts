import * as z from 'zod/mini'
import type { NotificationCategory } from '#shared/platform/notifications/category.ts'

/** Mails that have a switch of their own: that of the noun which names the purpose, for one thing of it. */
export const MailsOfNoun = z.object({
  purpose: z.enum(['saved_search', 'ad_report', 'newsletter', 'organization_news']),
  id: z.string(),
})
export type MailsOfNoun = z.infer<typeof MailsOfNoun>

/** What a member may switch off: a category of mails, or mails with a switch of their own. */
export type Switchable = { userId: string; category: NotificationCategory; purpose?: undefined } | MailsOfNoun

/** The questions the queue asks about a mail that its member may switch off: the queue knows no members. */
export type MailSwitches = {
  /** Reads the current state, because a switch may have been turned since the mail was queued. */
  isWanted: (of: Switchable) => Promise<boolean>
  /** The topic of these mails, worded to stand inside a sentence, and the token that turns them off. */
  wayOff: (of: Switchable) => Promise<{ topic: string; token: string }>
}
