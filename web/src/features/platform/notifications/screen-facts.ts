import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/notifications': {
    samples: () => ['/notifications', '/notifications?read=unread', '/notifications?category=support'],
  },
  // Ids of the demo are new with every seed: the journey of this noun looks at one.
  '/notifications/:notificationId': { samples: () => [] },
}
