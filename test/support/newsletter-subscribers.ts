import { newUnsubscribeToken } from '#core/mail/unsubscribe/unsubscribe-token.ts'
import { newConfirmToken } from '#core/newsletter/newsletter-subscribers/confirm-token.ts'
import { madeSubscriber, newSubscriber } from '#core/newsletter/newsletter-subscribers/new-subscriber.ts'
import { newsletterMails } from '#core/newsletter/newsletter-subscribers/newsletter-link.ts'
import { subscriberAt, subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { newEmail } from './new-member.ts'

/** Stores a subscriber of an address of its own directly: confirmed, unless said otherwise. */
export async function putSubscriber(more: Partial<Subscriber> = {}): Promise<Subscriber> {
  const now = more.createdAt ?? new Date().toISOString()
  const { email = newEmail(), source = 'footer', status = 'confirmed' } = more
  const subscriber: Subscriber = {
    ...newSubscriber({ email, source, status }, { at: now, what: 'asked' }, now),
    ...(status === 'pending' ? { confirmationsSent: [now] } : { confirmedAt: now }),
    ...(status === 'unsubscribed' && { unsubscribedAt: now }),
    ...more,
  }
  await commit(...madeSubscriber(subscriber))
  return subscriber
}

/** A subscriber as it is stored now. */
export const subscriberNow = ({ id }: Pick<Subscriber, 'id'>) => subscribers.get({ id }, { consistent: true })

export { subscriberAt }

/** The token of the link by which a subscriber confirms. */
export const confirmToken = ({ id }: Pick<Subscriber, 'id'>, now = new Date().toISOString()) =>
  newConfirmToken(id, now)

/** The token of the link by which a subscriber leaves. */
export const leaveToken = ({ id }: Pick<Subscriber, 'id'>) => newUnsubscribeToken(newsletterMails(id))
