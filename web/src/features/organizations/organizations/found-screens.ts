import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/organizations',
    title: 'Organizations',
    words: 'clubs promoters sanctioning bodies schools',
    access: 'public',
  },
  {
    path: '/organizations/new',
    title: 'Start an organization',
    words: 'create found new club promoter',
    access: 'complete',
  },
]
