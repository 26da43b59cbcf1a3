import type { ScreenFacts } from '#web/app/screen.ts'

// Ids of events follow from when the demo began; the journey of the results looks at one.
const samples = () => []

export const screenFacts: ScreenFacts = {
  '/events/:eventId/results': { samples },
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
