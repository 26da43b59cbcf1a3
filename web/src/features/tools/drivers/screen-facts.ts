import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/subwoofer-designer': {
    samples: () => [
      '/admin/subwoofer-designer',
      '/admin/subwoofer-designer?tab=cases',
      '/admin/subwoofer-designer?tab=defaults',
    ],
  },
}
