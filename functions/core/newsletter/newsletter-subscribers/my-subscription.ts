import type { MySubscription } from '#shared/newsletter/newsletter-subscribers/contract.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { problemOf } from './member-subscription.ts'
import { topicsFor } from './shown-link.ts'
import type { Member } from './subscriber-for.ts'

/** What a member sees of the newsletter for the address of their account. */
export async function mySubscription(
  { email }: Member,
  subscriber: Subscriber | undefined,
): Promise<MySubscription> {
  const { topics = [] } = subscriber ?? {}
  const [offered, problem] = await Promise.all([topicsFor({ topics }), problemOf(subscriber)])
  return { isOn: subscriber?.status === 'confirmed', email, topics, offered, ...(problem && { problem }) }
}
