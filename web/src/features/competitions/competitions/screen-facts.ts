import type { ScreenFacts } from '#web/app/screen.ts'

// Event ids depend on when the demo began. The tests of the results look at one.
const samples = () => []

export const screenFacts: ScreenFacts = {
  '/events/:eventId/results': {
    data: () => import('./api/results-data.ts'),
    startsAtOnce: true,
    samples,
  },
  '/events/:eventId/board': {
    description: 'The results of an event as they come in, in large letters.',
    startsAtOnce: true,
    noIndex: true,
    samples,
  },
  '/embed/events/:eventId/board': {
    description: 'The results of an event as they come in.',
    startsAtOnce: true,
    noIndex: true,
    samples,
  },
}
