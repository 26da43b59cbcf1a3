import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/faq', title: 'Frequently asked questions', words: 'faq help answers', access: 'public' },
]
