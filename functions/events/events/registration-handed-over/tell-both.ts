import { facts } from '#core/events/registrations/facts.ts'
import { tellOfHandover } from '#core/events/registrations/handover-news.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'registration.handed_over', 'tell-both', ({ fact, now, once }) =>
  tellOfHandover(fact.payload, now, once),
)
