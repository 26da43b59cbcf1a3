import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/billing-configuration': {
    samples: () => ['plans'].map((tab) => `/admin/billing-configuration?tab=${tab}`),
  },
}
