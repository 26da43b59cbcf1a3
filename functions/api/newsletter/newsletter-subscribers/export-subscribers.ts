import { listedSubscriber } from '#core/newsletter/newsletter-subscribers/listed-subscriber.ts'
import { subscribers, subscribersWith } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { exportSubscribers as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'

async function exportSubscribers({ query: { status, limit, cursor } }: ApiRequest<typeof contract>) {
  const { items, ...page } = await subscribers.list({
    index: 'gsi1',
    pk: subscribersWith(status),
    newestFirst: true,
    limit,
    cursor,
  })
  return { ...page, items: items.map(listedSubscriber) }
}

export const handler = endpoint(contract, exportSubscribers)
