import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/privacy-policy', title: 'Privacy policy', words: 'data protection legal', access: 'public' },
  { path: '/cookie-policy', title: 'Cookie policy', words: 'cookies storage legal', access: 'public' },
]
