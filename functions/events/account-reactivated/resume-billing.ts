import { consumer } from '#core/facts/consumer.ts'
import { resumeReactivatedBilling } from '#core/subscriptions/resume-reactivated-billing.ts'

/** No `once`: it goes by how the account stands now, however often. */
export const handler = consumer('account.reactivated', 'resume-billing', ({ fact, now }) =>
  resumeReactivatedBilling(fact.payload.userId, now),
)
