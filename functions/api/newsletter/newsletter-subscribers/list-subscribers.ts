import { listedSubscriber } from '#core/newsletter/newsletter-subscribers/listed-subscriber.ts'
import {
  subscribers,
  subscribersByAddress,
  subscribersWith,
} from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listSubscribers as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'

async function listSubscribers({ query }: ApiRequest<typeof contract>) {
  const { status, topic, source, email, cursor: start, limit } = query
  const { items, ...page } = await firstPageWith(
    (cursor) =>
      email
        ? subscribers.list({ index: 'gsi2', pk: subscribersByAddress, prefix: email, limit, cursor })
        : subscribers.list({ index: 'gsi1', pk: subscribersWith(status), newestFirst: true, limit, cursor }),
    start,
    // No topics are all of them.
    ({ topics, source: from }) =>
      (!topic || topics.length === 0 || topics.includes(topic)) && (!source || from === source),
  )
  return { ...page, items: items.map(listedSubscriber) }
}

export const handler = endpoint(contract, listSubscribers)
