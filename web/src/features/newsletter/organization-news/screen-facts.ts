import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/organization/news': {},
  // The ids of news depend on when it was begun. Its tests look at one.
  '/organization/news/:campaignId': { samples: () => [] },
}
