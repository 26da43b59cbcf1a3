import { tellOfOpenPlace } from '#core/events/registrations/entry-news.ts'
import { facts } from '#core/events/registrations/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'place.opened', 'tell-entrant', ({ fact, now, once }) =>
  tellOfOpenPlace(fact.payload, now, once),
)
