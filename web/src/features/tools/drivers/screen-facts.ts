import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  // The ids of drivers depend on who entered them. Their tests look at one.
  '/drivers/:driverId': { data: () => import('./api/driver-data.ts'), samples: () => [] },
  '/admin/subwoofer-designer': {
    samples: () => [
      '/admin/subwoofer-designer',
      '/admin/subwoofer-designer?tab=cases',
      '/admin/subwoofer-designer?tab=defaults',
    ],
  },
}
