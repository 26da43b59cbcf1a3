import { subscriberOfLink } from '#core/newsletter/newsletter-subscribers/newsletter-link.ts'
import { requireTopics } from '#core/newsletter/newsletter-subscribers/require-topics.ts'
import { resubscribeSubscriber } from '#core/newsletter/newsletter-subscribers/resubscribe-subscriber.ts'
import { shownLink } from '#core/newsletter/newsletter-subscribers/shown-link.ts'
import { unsubscribeSubscriber } from '#core/newsletter/newsletter-subscribers/unsubscribe-subscriber.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { unsubscribeFromNewsletter as contract } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

async function unsubscribeFromNewsletter({ body, now }: ApiRequest<typeof contract>) {
  const { reason, topics } = body
  const { subscriber } = await subscriberOfLink(body.token, now, 'unsubscribe')
  const changed = topics
    ? await resubscribeSubscriber(subscriber.id, {
        now,
        topics: await requireTopics(topics, subscriber.topics),
      })
    : await unsubscribeSubscriber(subscriber.id, { now, reason })
  if (!changed) throw subscriberRefusal.linkUnknown()
  return shownLink('unsubscribe', changed, now)
}

export const handler = endpoint(contract, unsubscribeFromNewsletter)
