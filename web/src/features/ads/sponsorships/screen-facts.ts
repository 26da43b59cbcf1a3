import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/sponsorships': {
    samples: () => ['/sponsorships', '/sponsorships?show=active', '/sponsorships?show=ended'],
  },
}
