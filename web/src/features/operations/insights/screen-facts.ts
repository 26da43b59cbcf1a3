import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/analytics': {
    samples: () => [
      '/admin/analytics',
      '/admin/analytics?days=7&panel=revenue',
      '/admin/analytics?panel=visits',
    ],
  },
}
