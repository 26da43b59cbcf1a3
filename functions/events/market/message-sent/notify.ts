import { facts } from '#core/market/conversations/facts.ts'
import { notifyOfMessage } from '#core/market/conversations/tell-of-message.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'message.sent', 'notify', ({ fact, now, once }) =>
  notifyOfMessage(fact.payload, now, once),
)
