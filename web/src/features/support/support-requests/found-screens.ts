import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/contact', title: 'Contact us', words: 'help support email phone', access: 'public' },
  {
    path: '/support',
    title: 'Get help',
    words: 'support request my requests ticket question problem',
    access: 'public',
  },
]
