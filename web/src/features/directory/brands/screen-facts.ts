import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  // The ids of brands depend on who made them. Their tests look at one.
  '/directory/brands/:brandId': {
    data: () => import('./api/brand-data.ts'),
    samples: () => [],
  },
}
