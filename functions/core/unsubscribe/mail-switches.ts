import type { MailSwitches } from '#core/mails/mail-switches.ts'
import { wantsNotification } from '#core/notifications/wants-notification.ts'
import { newUnsubscribeToken } from './unsubscribe-token.ts'

/** What the mail queue asks: the preferences of members, and the links that change them. */
export const mailSwitches: MailSwitches = {
  isWanted: (userId, category) => wantsNotification(userId, category, 'email'),
  token: (userId, category) => newUnsubscribeToken({ userId, category }),
}
