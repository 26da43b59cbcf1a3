import type { MailSwitches } from '#core/platform/mails/mail-switches.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { AppError } from '#shared/errors.ts'
import { newUnsubscribeToken } from './unsubscribe-token.ts'

/** Answers the mail queue’s questions: the preferences of members, and the links that change them. */
export const mailSwitches: MailSwitches = {
  // No one is left who could want it.
  isWanted: (userId, category) =>
    wantsNotification(userId, category, 'email').catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'user_not_found') return false
      throw error
    }),
  token: (userId, category) => newUnsubscribeToken({ userId, category }),
}
