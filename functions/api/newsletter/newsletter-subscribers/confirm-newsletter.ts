import { confirmSubscriber } from '#core/newsletter/newsletter-subscribers/confirm-subscriber.ts'
import { subscriberOfLink } from '#core/newsletter/newsletter-subscribers/newsletter-link.ts'
import { requireTopics } from '#core/newsletter/newsletter-subscribers/require-topics.ts'
import { shownLink } from '#core/newsletter/newsletter-subscribers/shown-link.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { confirmNewsletter as contract } from '#shared/newsletter/newsletter-subscribers/contract.ts'

async function confirmNewsletter({ body, now }: ApiRequest<typeof contract>) {
  const { subscriber } = await subscriberOfLink(body.token, now, 'confirm')
  const topics = body.topics && (await requireTopics(body.topics, subscriber.topics))
  return shownLink('confirm', await confirmSubscriber(subscriber, topics, now), now)
}

export const handler = endpoint(contract, confirmNewsletter)
