import { settleSubscription } from '#shared/subscriptions/contract.ts'
import { call } from '#web/lib/call.ts'

/** Has the server look at the provider how one’s subscription stands. */
export const settle = async () => (await call(settleSubscription, { body: {} })).subscription
