import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/admin/mails/recipient',
    title: 'Emails by recipient',
    words: 'administration mails address sent to what was sent',
    access: 'admin',
  },
]
