import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/events': {
    description: 'Car audio competitions and meets by month and state: dates, places and fees.',
    data: () => import('./api/events-data.ts'),
    samples: () => ['/events', '/events?when=past', '/events?q=nothing-at-all'],
  },
  // Ids of events follow from when the demo began; the journey of the events looks at one.
  '/events/:eventId': { data: () => import('./api/event-data.ts'), samples: () => [] },
  '/events/:eventId/edit': { samples: () => [] },
  '/admin/events': { samples: () => ['/admin/events', '/admin/events?status=draft'] },
}
