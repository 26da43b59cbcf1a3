import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/business': {
    description:
      'Put your car audio business in the directory or claim its page, answer reviews, and see how many people look at it. Listing is free.',
    data: () => import('./api/business-data.ts'),
  },
}
