import { tellOfOffer } from '#core/events/registrations/entry-news.ts'
import { facts } from '#core/events/registrations/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'offer.made', 'tell-entrant', ({ fact, now, once }) =>
  tellOfOffer(fact.payload, now, once),
)
