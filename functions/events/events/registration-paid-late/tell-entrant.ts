import { tellOfLatePayment } from '#core/events/registrations/entry-news.ts'
import { facts } from '#core/events/registrations/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'registration.paid_late', 'tell-entrant', ({ fact, now, once }) =>
  tellOfLatePayment(fact.payload, now, once),
)
