import { subscriberOfLink } from '#core/newsletter/newsletter-subscribers/newsletter-link.ts'
import { shownLink } from '#core/newsletter/newsletter-subscribers/shown-link.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpNewsletterLink as contract } from '#shared/newsletter/newsletter-subscribers/contract.ts'

async function lookUpNewsletterLink({ body, now }: ApiRequest<typeof contract>) {
  const { purpose, subscriber } = await subscriberOfLink(body.token, now)
  return shownLink(purpose, subscriber, now)
}

export const handler = endpoint(contract, lookUpNewsletterLink)
