import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/members', title: 'Members', words: 'people competitors directory', access: 'public' },
]
