import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

async function putPayment(userId: string) {
  const payment = aTransaction(userId)
  await putTransactions([payment])
  return payment.id
}

async function putEntryFee(userId: string) {
  const purpose = { kind: 'entry', registrationId: unknownId('reg'), eventId: unknownId('evt') } as const
  const payment = aTransaction(userId, { purpose })
  await putTransactions([payment])
  return payment.id
}

const named = (transactionId: `txn_${string}`) => ({ params: { transactionId } })
const retried = (transactionId: `txn_${string}`) => ({
  ...named(transactionId),
  body: { paymentMethodId: unknownId('pay') },
})

export const fixture = {
  listTransactions: () => ({ query: { type: 'payment', limit: 5 } }),
  getTransaction: {
    sample: async (caller) => named(caller ? await putPayment(userIdOf(caller)) : unknownId('txn')),
    foreign: async ({ id }) => ({ input: named(await putPayment(id)), code: 'transaction_not_found' }),
  },
  downloadReceipt: {
    sample: async (caller) => named(caller ? await putEntryFee(userIdOf(caller)) : unknownId('txn')),
    foreign: async ({ id }) => ({ input: named(await putEntryFee(id)), code: 'transaction_not_found' }),
  },
  exportTransactions: () => ({ body: { status: 'succeeded' } }),
  retryPayment: {
    sample: async (caller) => retried(caller ? await putPayment(userIdOf(caller)) : unknownId('txn')),
    foreign: async ({ id }) => ({ input: retried(await putPayment(id)), code: 'transaction_not_found' }),
    // It is paid already: an open invoice of every caller would take a subscription of every caller.
    idle: [409, 'payment_not_retryable'],
  },
  processRefund: {
    sample: async (caller) => {
      const userId = caller ? demoUserId('member@demo.test') : unknownAccount
      return {
        ...named(caller ? await putPayment(userId) : unknownId('txn')),
        body: { userId, requestId: crypto.randomUUID(), amountCents: 100, reason: 'A sample.' },
      }
    },
    idle: [422, 'not_refundable'],
  },
} satisfies NounFixture<'transactions'>
