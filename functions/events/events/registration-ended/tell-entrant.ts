import { tellOfEnding } from '#core/events/registrations/ending-news.ts'
import { facts } from '#core/events/registrations/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'registration.ended', 'tell-entrant', ({ fact, now, once }) =>
  tellOfEnding(fact.payload, now, once),
)
