import { facts } from '#core/market/conversations/facts.ts'
import { raiseFlagged } from '#core/market/conversations/raise-flagged.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'conversation.flagged', 'raise-case', ({ fact, now, once }) =>
  raiseFlagged(fact.payload, now, once),
)
