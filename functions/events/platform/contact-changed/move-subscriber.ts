import { followAddress } from '#core/newsletter/newsletter-subscribers/follow-account.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: the subscriber goes where the account is now, however often. */
export const handler = consumer(facts, 'contact.changed', 'move-subscriber', ({ fact, now }) =>
  followAddress(fact.payload.userId, now),
)
