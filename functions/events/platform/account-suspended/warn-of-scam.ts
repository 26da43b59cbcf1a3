import { warnOfSuspended } from '#core/market/conversations/warn-of-suspended.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: each of the many is told once, however often. */
export const handler = consumer(facts, 'account.suspended', 'warn-of-scam', ({ fact, now }) =>
  warnOfSuspended(fact.payload.userId, now),
)
