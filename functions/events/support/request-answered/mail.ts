import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { mailAnswer } from '#core/support/support-requests/mail-of-request.ts'

export const handler = consumer(facts, 'request.answered', 'mail', ({ fact, now, onceFor }) =>
  mailAnswer(fact.payload, now, onceFor),
)
