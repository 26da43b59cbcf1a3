import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { type Subscriber, SubscriberId } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { subscribers } from './subscribers.ts'

/** A subscriber that gave way to another one of its address: the links in its mails are those of the other. */
export const mergedSubscribers = entity({
  name: 'merged-subscriber',
  erasure: 'impersonal',
  schema: z.object({ subscriberId: SubscriberId, intoId: SubscriberId, version: z.int() }),
  key: ({ subscriberId }: { subscriberId: string }) => ({
    pk: `SUBSCRIBER#${subscriberId}`,
    sk: 'MERGED',
  }),
})

/** One address changes hands no more often than that while anyone keeps its mails. */
const mostMerges = 10

/** The subscriber that an id in a mail means today. */
export async function subscriberOfMail(id: string): Promise<Subscriber | undefined> {
  let subscriberId = id
  for (let merges = 0; merges <= mostMerges; merges++) {
    const subscriber = await subscribers.get({ id: subscriberId }, { consistent: true })
    if (subscriber) return subscriber
    const merged = await mergedSubscribers.get({ subscriberId }, { consistent: true })
    if (!merged) return undefined
    subscriberId = merged.intoId
  }
  return undefined
}
