import { tellOfWaiting } from '#core/events/registrations/entry-news.ts'
import { facts } from '#core/events/registrations/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'registration.waiting', 'tell-entrant', ({ fact, now, once }) =>
  tellOfWaiting(fact.payload, now, once),
)
