import { consumer } from '#core/platform/facts/consumer.ts'
import { tellOfWaiting } from '#core/registrations/entry-news.ts'
import { facts } from '#core/registrations/facts.ts'

export const handler = consumer(facts, 'registration.waiting', 'tell-entrant', ({ fact, now, once }) =>
  tellOfWaiting(fact.payload, now, once),
)
