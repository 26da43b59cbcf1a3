import { mySubscription } from '#core/newsletter/newsletter-subscribers/my-subscription.ts'
import { ownSubscriber } from '#core/newsletter/newsletter-subscribers/subscriber-for.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getNewsletterSubscription as contract } from '#shared/newsletter/newsletter-subscribers/contract.ts'

const getNewsletterSubscription = async ({ actor }: ApiRequest<typeof contract>) =>
  mySubscription(actor.user, await ownSubscriber(actor.user))

export const handler = endpoint(contract, getNewsletterSubscription)
