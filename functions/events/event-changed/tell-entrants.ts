import { facts } from '#core/events/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { tellOfEventChange } from '#core/registrations/event-change-news.ts'

export const handler = consumer(facts, 'event.changed', 'tell-entrants', ({ fact, now, onceFor }) =>
  tellOfEventChange(fact.payload, now, onceFor),
)
