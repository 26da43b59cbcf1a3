import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/settings': {
    samples: () => ['sessions', 'notifications'].map((tab) => `/admin/settings?tab=${tab}`),
  },
}
