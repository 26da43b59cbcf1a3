import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/billing/subscribe': {
    // Looked at in the tests of billing.
    samples: () => [],
  },
}
