import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import { consented } from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type {
  ConsentEvent,
  Subscriber,
  SubscriberId,
} from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addressHash, newsletterAddresses, subscribers } from './subscribers.ts'

type Fields = Pick<Subscriber, 'email' | 'source'> &
  Partial<Pick<Subscriber, 'userId' | 'topics' | 'status' | 'confirmedAt' | 'confirmationsSent'>>

/** The first of an address, with how it came: pending, unless the fields say more. */
export function newSubscriber(
  { email, source, ...more }: Fields,
  step: Omit<ConsentEvent, 'textVersion' | 'source'>,
  now: string,
): Subscriber {
  return {
    id: newId('nls', now) as SubscriberId,
    email: email.trim().toLowerCase(),
    status: 'pending',
    topics: [],
    source,
    consents: consented({ consents: [] }, { ...step, source }),
    confirmationsSent: [],
    softBounces: [],
    createdAt: now,
    version: 1,
    ...more,
  }
}

/** Writes a new subscriber with the claim on its address: of several at once one is made. */
export const madeSubscriber = (subscriber: Subscriber): Write[] => [
  subscribers.put(subscriber, { absent: true }),
  newsletterAddresses.put(
    { hash: addressHash(subscriber.email), subscriberId: subscriber.id, version: 1 },
    { absent: true },
  ),
]
