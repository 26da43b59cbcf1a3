import { mailSwitches } from '#core/mail/unsubscribe/mail-switches.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deliverMail } from '#core/platform/mails/deliver-mail.ts'
import { facts } from '#core/platform/mails/facts.ts'

/** No `once` here: the mail’s own lease decides who sends it. */
export const handler = consumer(facts, 'mail.queued', 'deliver', ({ fact, now }) =>
  deliverMail(fact.payload.mailId, now, mailSwitches),
)
