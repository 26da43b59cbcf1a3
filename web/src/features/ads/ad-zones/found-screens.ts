import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/advertise',
    title: 'Advertise',
    words: 'ads advertising banner campaign rate card prices sponsor featured business promote',
    access: 'public',
  },
]
