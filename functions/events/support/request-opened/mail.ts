import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { mailReceived } from '#core/support/support-requests/mail-of-request.ts'

export const handler = consumer(facts, 'request.opened', 'mail', ({ fact, now, once }) =>
  mailReceived(fact.payload, now, once),
)
