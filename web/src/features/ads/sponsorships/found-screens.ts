import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/sponsorships',
    title: 'Sponsorships',
    words: 'sponsor team business organization requests offers support brand',
    access: 'complete',
  },
]
