import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/billing',
    title: 'Billing',
    words: 'payments invoices cards receipts subscription',
    access: 'complete',
  },
]
