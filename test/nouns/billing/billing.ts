import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import { aTransaction, putTransactions } from '#test/support/billing-records.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  getUserBillingOverview: () => ({}),
  getPaymentConfiguration: () => ({}),
  saveBillingAddress: () => ({ body: { country: 'US', postalCode: '97201' } }),
  getAdminBillingStats: () => ({}),
  listAllTransactions: () => ({ query: { limit: 5 } }),
  lookUpTransactions: () => ({ query: { q: '$45.00' } }),
  getTransactionDetails: async (caller) => {
    if (!caller) return { params: { transactionId: unknownId('txn') }, query: { userId: unknownAccount } }
    const userId = demoUserId('member@demo.test')
    const payment = aTransaction(userId)
    await putTransactions([payment])
    return { params: { transactionId: payment.id }, query: { userId } }
  },
  getRevenueByMonth: () => ({}),
  listUpcomingRenewals: () => ({ query: { limit: 5 } }),
  exportBillingData: () => ({ body: { startDate: '2026-01-01', endDate: '2026-02-01' } }),
} satisfies NounFixture<'billing'>
