import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/profile': {
    samples: () =>
      ['overview', 'settings', 'verification', 'security', 'notifications', 'activity', 'data'].map(
        (tab) => `/profile?tab=${tab}`,
      ),
  },
}
