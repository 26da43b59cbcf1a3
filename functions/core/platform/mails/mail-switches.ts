import type { NotificationCategory } from '#shared/platform/notifications/category.ts'

/** The questions the queue asks about a mail that its member may switch off: the queue knows no members. */
export type MailSwitches = {
  /** Reads the current state, because a switch may have been turned since the mail was queued. */
  isWanted: (userId: string, category: NotificationCategory) => Promise<boolean>
  /** Turns these mails off for anyone who holds it, and does nothing else. */
  token: (userId: string, category: NotificationCategory) => Promise<string>
}
