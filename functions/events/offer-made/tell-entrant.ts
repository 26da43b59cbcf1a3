import { consumer } from '#core/platform/facts/consumer.ts'
import { tellOfOffer } from '#core/registrations/entry-news.ts'
import { facts } from '#core/registrations/facts.ts'

export const handler = consumer(facts, 'offer.made', 'tell-entrant', ({ fact, now, once }) =>
  tellOfOffer(fact.payload, now, once),
)
