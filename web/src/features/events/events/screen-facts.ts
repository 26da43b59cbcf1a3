import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/events': {
    description: 'Car audio competitions and meets by month and state: dates, places, and fees.',
    data: () => import('./api/events-data.ts'),
    samples: () => ['/events', '/events?when=past', '/events?q=nothing-at-all'],
  },
  // Event ids depend on when the demo began. The tests of the events look at one.
  '/events/:eventId': { data: () => import('./api/event-data.ts'), samples: () => [] },
  '/events/:eventId/preview': { samples: () => [] },
  '/events/:eventId/edit': { samples: () => [] },
  '/admin/events': { samples: () => ['/admin/events', '/admin/events?status=draft'] },
}
