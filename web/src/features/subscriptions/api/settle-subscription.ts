import { settleSubscription } from '#shared/subscriptions/contract.ts'
import type { Transaction } from '#shared/transactions/transaction.ts'
import { call } from '#web/lib/call.ts'

/** Has the server look at the provider how one’s subscription stands, and a payment that was just made. */
export const settle = (transactionId?: Transaction['id']) =>
  call(settleSubscription, { body: transactionId ? { transactionId } : {} })
