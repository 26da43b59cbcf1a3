import { facts } from '#core/market/conversations/facts.ts'
import { mailOfMessage } from '#core/market/conversations/tell-of-message.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'message.sent', 'mail', ({ fact, now, once }) =>
  mailOfMessage(fact.payload, now, once),
)
