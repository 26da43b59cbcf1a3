import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/mails/facts.ts'
import { rememberSentMail } from '#core/support/support-requests/mail-of-request.ts'

/** No `once`: what is remembered twice is the same. */
export const handler = consumer(facts, 'mail.sent', 'remember-id', ({ fact, now }) =>
  rememberSentMail(fact.payload, now),
)
