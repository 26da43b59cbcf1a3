import type { NewsletterLink } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { hoursToResubscribe, type Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { LinkPurpose } from './newsletter-link.ts'
import { readNewsletterSettings } from './stored-newsletter-settings.ts'

/** `m•••@demo.test`: who holds the link knows their address, and no one else learns it. */
const masked = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

/** Tells whether an end can still be taken back by the link that made it. */
export const mayResubscribe = ({ status, unsubscribedAt }: Subscriber, now: string): boolean =>
  status === 'unsubscribed' &&
  unsubscribedAt !== undefined &&
  now < addTime(unsubscribedAt, { hours: hoursToResubscribe })

/** The topics that someone can choose: those on offer, and those they chose while they were. */
export async function topicsFor({ topics }: Pick<Subscriber, 'topics'>) {
  const settings = await readNewsletterSettings()
  return settings.topics.filter(({ key, isOffered }) => isOffered || topics.includes(key))
}

/** What a link shows of its subscriber. */
export async function shownLink(
  purpose: LinkPurpose,
  subscriber: Subscriber,
  now: string,
): Promise<NewsletterLink> {
  return {
    purpose,
    maskedEmail: masked(subscriber.email),
    status: subscriber.status,
    topics: subscriber.topics,
    offered: await topicsFor(subscriber),
    mayResubscribe: purpose === 'unsubscribe' && mayResubscribe(subscriber, now),
  }
}
