import { facts } from '#core/events/events/facts.ts'
import { tellOfEventChange } from '#core/events/registrations/event-change-news.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'event.changed', 'tell-entrants', ({ fact, now, onceFor }) =>
  tellOfEventChange(fact.payload, now, onceFor),
)
