import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { sendLinks } from '#core/support/support-requests/send-links.ts'

export const handler = consumer(facts, 'request.links_asked', 'send-links', ({ fact, now, once }) =>
  sendLinks(fact.payload, now, once),
)
