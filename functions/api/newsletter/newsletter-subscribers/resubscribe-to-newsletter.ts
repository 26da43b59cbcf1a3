import { subscriberOfLink } from '#core/newsletter/newsletter-subscribers/newsletter-link.ts'
import { resubscribeSubscriber } from '#core/newsletter/newsletter-subscribers/resubscribe-subscriber.ts'
import { shownLink } from '#core/newsletter/newsletter-subscribers/shown-link.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { resubscribeToNewsletter as contract } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

async function resubscribeToNewsletter({ body, now }: ApiRequest<typeof contract>) {
  const { subscriber } = await subscriberOfLink(body.token, now, 'unsubscribe')
  const changed = await resubscribeSubscriber(subscriber.id, { now })
  if (!changed) throw subscriberRefusal.linkUnknown()
  return shownLink('unsubscribe', changed, now)
}

export const handler = endpoint(contract, resubscribeToNewsletter)
