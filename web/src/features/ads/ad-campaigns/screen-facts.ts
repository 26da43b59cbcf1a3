import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  // The ids of campaigns depend on who booked them. Their tests look at one.
  '/my-ads/:campaignId': { samples: () => [] },
}
