import { followRegistration } from '#core/newsletter/newsletter-subscribers/follow-account.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

export const handler = consumer(facts, 'registration.completed', 'subscribe', ({ fact, now, once }) =>
  followRegistration(fact.payload.userId, now, once),
)
