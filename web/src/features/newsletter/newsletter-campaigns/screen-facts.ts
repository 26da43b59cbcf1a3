import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  // Looked at with campaigns that tests write themselves.
  '/admin/newsletter/campaigns/:campaignId': { samples: () => [] },
}
