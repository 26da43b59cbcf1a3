import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/marketplace': {
    description:
      'Car audio for sale by members: amps, subs, processors, and whole systems, near you or shipped.',
    data: () => import('./api/items-data.ts'),
    samples: () => [
      '/marketplace',
      '/marketplace?state=TX',
      '/marketplace?category=subwoofers&near=75201&miles=100&to=500',
      '/marketplace?q=nothing-at-all',
    ],
  },
  // The ids of items depend on who sells them. Their tests look at one.
  '/marketplace/:itemId': {
    data: () => import('./api/item-data.ts'),
    samples: () => [],
  },
  // The ids of items depend on who sells them. Their tests look at one.
  '/marketplace/edit/:itemId': { samples: () => [] },
}
