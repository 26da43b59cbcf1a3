import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/billing-configuration': {
    samples: () =>
      ['payments', 'plans', 'promo-codes'].map((tab) => `/admin/billing-configuration?tab=${tab}`),
  },
}
