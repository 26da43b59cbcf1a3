import type { MailSwitches, MailsOfNoun, Switchable } from '#core/platform/mails/mail-switches.ts'
import { homeOf } from '#core/platform/notifications/home-of.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { AppError } from '#shared/errors.ts'
import { hasSwitch } from '#shared/platform/notifications/category.ts'
import { categoryTopic } from '#shared/platform/notifications/category-topic.ts'
import { switchOf } from './switch-of.ts'
import { newUnsubscribeToken } from './unsubscribe-token.ts'

/** No one is left who could want it. */
const orGone = (error: unknown): false => {
  if (error instanceof AppError && error.code === 'user_not_found') return false
  throw error
}

/** Answers the mail queue’s questions: the preferences of members, and the links that change them. */
export const mailSwitches: MailSwitches = {
  isWanted: (of) => (of.purpose ? switchOf(of.purpose).isWanted(of.id) : wantsCategory(of)).catch(orGone),
  wayOff: async (of) => ({ topic: await topicOf(of), token: await newUnsubscribeToken(of) }),
}

async function wantsCategory({ userId, category }: Exclude<Switchable, MailsOfNoun>): Promise<boolean> {
  const home = hasSwitch(category) ? homeOf(category) : undefined
  return home ? home.isOn(userId) : wantsNotification(userId, category, 'email')
}

async function topicOf(of: Parameters<MailSwitches['wayOff']>[0]): Promise<string> {
  if (!of.purpose) return hasSwitch(of.category) ? categoryTopic[of.category] : 'this'
  const state = await switchOf(of.purpose).read(of.id)
  return state?.topic ?? 'this'
}
