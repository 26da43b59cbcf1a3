import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/billing': {
    // The tests of billing cover the others.
    samples: () => ['transactions', 'invoices'].map((tab) => `/billing?tab=${tab}`),
  },
}
