import { consumer } from '#core/platform/facts/consumer.ts'
import { tellOfConfirmation } from '#core/registrations/entry-news.ts'
import { facts } from '#core/registrations/facts.ts'

export const handler = consumer(facts, 'registration.confirmed', 'tell-entrant', ({ fact, now, once }) =>
  tellOfConfirmation(fact.payload, now, once),
)
