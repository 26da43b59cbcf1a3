import type { NotificationCategory } from '#shared/notifications/category.ts'

/** What the queue asks about a mail that its member may switch off: it knows no members. */
export type MailSwitches = {
  /** As it is now, because a switch may have been turned since the mail was queued. */
  isWanted: (userId: string, category: NotificationCategory) => Promise<boolean>
  /** What turns these mails off for whoever has it, and nothing else. */
  token: (userId: string, category: NotificationCategory) => Promise<string>
}
