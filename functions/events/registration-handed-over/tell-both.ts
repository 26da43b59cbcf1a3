import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/registrations/facts.ts'
import { tellOfHandover } from '#core/registrations/handover-news.ts'

export const handler = consumer(facts, 'registration.handed_over', 'tell-both', ({ fact, now, once }) =>
  tellOfHandover(fact.payload, now, once),
)
