import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/billing': {
    // The tests of billing cover the others.
    samples: () => ['transactions', 'invoices'].map((tab) => `/billing?tab=${tab}`),
  },
  '/admin/billing': {
    samples: () => [
      '/admin/billing',
      '/admin/billing?tab=transactions',
      '/admin/billing?tab=transactions&type=payment&status=failed',
      '/admin/billing?tab=users',
      '/admin/billing?tab=transactions&plan=Retailer&from=2026-01-01',
    ],
  },
}
