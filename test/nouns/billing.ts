import type { routes } from '#shared/billing/routes.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

export const fixture = {
  getUserBillingOverview: () => ({}),
  getPaymentConfiguration: () => ({}),
  saveBillingAddress: () => ({ body: { country: 'US', postalCode: '97201' } }),
  getAdminBillingStats: () => ({}),
  listAllTransactions: () => ({ query: { limit: 5 } }),
  exportBillingData: () => ({ body: { startDate: '2026-01-01', endDate: '2026-02-01' } }),
} satisfies NounFixture<typeof routes>
