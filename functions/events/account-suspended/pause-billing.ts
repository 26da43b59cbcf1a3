import { consumer } from '#core/facts/consumer.ts'
import { pauseSuspendedBilling } from '#core/subscriptions/pause-suspended-billing.ts'

/** No `once`: it goes by how the account stands now, however often. */
export const handler = consumer('account.suspended', 'pause-billing', ({ fact, now }) =>
  pauseSuspendedBilling(fact.payload.userId, now),
)
