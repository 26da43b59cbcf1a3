import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/admin/newsletter',
    title: 'Newsletter',
    words: 'subscribers audience campaigns templates suppression import export topics email',
    access: 'admin',
  },
]
