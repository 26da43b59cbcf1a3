import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { mailSolved } from '#core/support/support-requests/mail-of-request.ts'

export const handler = consumer(facts, 'request.solved', 'mail', ({ fact, now, onceFor }) =>
  mailSolved(fact.payload.requestId, now, onceFor),
)
