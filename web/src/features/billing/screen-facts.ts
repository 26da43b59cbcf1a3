import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/billing': {
    // The others are looked at in the tests of billing.
    samples: () => ['transactions', 'invoices'].map((tab) => `/billing?tab=${tab}`),
  },
}
