import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { Subscriber, type SubscriberStatus } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'

export const subscribersWith = (status: SubscriberStatus) => `NEWSLETTER#${status}`
export const subscriberOf = (userId: string) => `SUBSCRIBER_OF#${userId}`
export const subscribersByAddress = 'NEWSLETTER_ADDRESSES'

/** Subscribers: `gsi1` lists them by status, `gsi2` by address, `gsi3` finds that of an account. */
export const subscribers = entity({
  name: 'newsletter-subscriber',
  erasure: 'by its noun',
  schema: Subscriber,
  key: ({ id }: { id: string }) => ({ pk: `SUBSCRIBER#${id}`, sk: 'SUBSCRIBER' }),
  gsi1: ({ status, id }) => ({ pk: subscribersWith(status), sk: id }),
  gsi2: ({ email }) => ({ pk: subscribersByAddress, sk: email }),
  gsi3: ({ userId, id }) => (userId ? { pk: subscriberOf(userId), sk: id } : undefined),
})

/** Addresses stand in keys as this alone. */
export const addressHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 40)

/** The one subscriber of an address. The first write makes it, and an address moves with its subscriber. */
export const newsletterAddresses = entity({
  name: 'newsletter-address',
  erasure: 'by its noun',
  schema: z.object({ hash: z.string(), subscriberId: z.string(), version: z.int() }),
  key: ({ hash }: { hash: string }) => ({ pk: `NEWSLETTER_ADDRESS#${hash}`, sk: 'ADDRESS' }),
})

/** The subscriber of an address as it is now. */
export async function subscriberAt(email: string): Promise<Subscriber | undefined> {
  const claim = await newsletterAddresses.get({ hash: addressHash(email) }, { consistent: true })
  return claim && subscribers.get({ id: claim.subscriberId }, { consistent: true })
}
