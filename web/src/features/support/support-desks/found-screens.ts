import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/organization/support',
    title: 'Support desk',
    words: 'requests questions answer members tickets organization',
    access: 'complete',
  },
  {
    path: '/admin/support/settings',
    title: 'Support settings',
    words: 'desk hours holidays categories priorities automatic reply',
    access: 'admin',
  },
  {
    path: '/admin/support/report',
    title: 'Support report',
    words: 'desk figures ratings first answer',
    access: 'admin',
  },
]
