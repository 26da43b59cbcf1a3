import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/marketplace/messages',
    title: 'Messages',
    words: 'inbox conversations chat offers buyer seller blocked members',
    access: 'complete',
  },
]
