import type { FoundScreen } from '#web/features/content/search/found-screen.ts'

export const foundScreens: readonly FoundScreen[] = [
  {
    path: '/profile',
    title: 'Profile',
    words: 'my account name picture photo verification',
    access: 'complete',
  },
  {
    path: '/profile?tab=settings',
    title: 'Settings',
    words: 'preferences privacy password visibility delete account',
    access: 'complete',
  },
  {
    path: '/profile?tab=notifications',
    title: 'Notification settings',
    words: 'emails alerts preferences newsletter',
    access: 'complete',
  },
]
