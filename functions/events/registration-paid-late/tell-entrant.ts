import { consumer } from '#core/platform/facts/consumer.ts'
import { tellOfLatePayment } from '#core/registrations/entry-news.ts'
import { facts } from '#core/registrations/facts.ts'

export const handler = consumer(facts, 'registration.paid_late', 'tell-entrant', ({ fact, now, once }) =>
  tellOfLatePayment(fact.payload, now, once),
)
