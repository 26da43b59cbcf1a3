import { facts } from '#core/market/conversations/facts.ts'
import { pushMessage } from '#core/market/conversations/push-message.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: a page that hears of a message twice reads the same messages. */
export const handler = consumer(facts, 'message.sent', 'push', ({ fact, now }) =>
  pushMessage(fact.payload.conversationId, now),
)
