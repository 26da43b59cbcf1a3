import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  { path: '/claim-result', title: 'Claim your results', words: 'guest', access: 'public' },
]
