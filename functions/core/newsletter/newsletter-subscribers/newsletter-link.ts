import { env } from '#core/env.ts'
import { readUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import type { MailsOfNoun } from '#core/platform/mails/mail-switches.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { newConfirmToken, subscriberToConfirm } from './confirm-token.ts'
import { subscriberOfMail } from './merged-subscribers.ts'

/** What turns the newsletter off for one subscriber. */
export const newsletterMails = (subscriberId: string): MailsOfNoun => ({
  purpose: 'newsletter',
  id: subscriberId,
})

/** The page on which a mail lets its reader confirm. */
export const confirmUrl = async (subscriberId: string, now: string): Promise<string> =>
  `${env('SITE_URL')}/newsletter/confirm/${await newConfirmToken(subscriberId, now)}`

export type LinkPurpose = 'confirm' | 'unsubscribe'

async function idOf(token: string, now: string): Promise<[LinkPurpose, string] | undefined> {
  const toConfirm = await subscriberToConfirm(token, now)
  if (toConfirm) return ['confirm', toConfirm]
  const of = await readUnsubscribeToken(token)
  return of?.purpose === 'newsletter' ? ['unsubscribe', of.id] : undefined
}

/** The subscriber of today that a link names, and what the link is for: with `only`, no other link counts. */
export async function subscriberOfLink(
  token: string,
  now: string,
  only?: LinkPurpose,
): Promise<{ purpose: LinkPurpose; subscriber: Subscriber }> {
  const [purpose, id] = (await idOf(token, now)) ?? []
  if (!purpose || !id || (only && purpose !== only)) throw subscriberRefusal.linkUnknown()
  const subscriber = await subscriberOfMail(id)
  if (!subscriber) throw subscriberRefusal.linkUnknown()
  return { purpose, subscriber }
}
