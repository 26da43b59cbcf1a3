import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/ai-configuration',
    title: 'AI help',
    words: 'artificial intelligence drafts privacy data',
    access: 'public',
  },
]
