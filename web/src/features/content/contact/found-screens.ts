import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/contact', title: 'Contact us', words: 'help support email phone', access: 'public' },
]
