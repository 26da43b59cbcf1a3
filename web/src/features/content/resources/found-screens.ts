import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/resources', title: 'Resources', words: 'guides links videos', access: 'public' },
]
