import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/inbound-mails/facts.ts'
import { fileMail } from '#core/support/inbound-mails/file-mail.ts'

export const handler = consumer(facts, 'mail.received', 'file', ({ fact, now, once }) =>
  fileMail(fact.payload, now, once),
)
