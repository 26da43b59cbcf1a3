import { consumer } from '#core/platform/facts/consumer.ts'
import { tellOfEnding } from '#core/registrations/ending-news.ts'
import { facts } from '#core/registrations/facts.ts'

export const handler = consumer(facts, 'registration.ended', 'tell-entrant', ({ fact, now, once }) =>
  tellOfEnding(fact.payload, now, once),
)
