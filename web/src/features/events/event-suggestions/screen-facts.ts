import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/events/suggest': {
    description: 'Know a car audio event that isn’t listed? Suggest it in a minute, without an account.',
    startsAtOnce: true,
    samples: () => ['/events/suggest', '/events/suggest?tab=mine'],
  },
  '/events/suggest/status': { startsAtOnce: true, noIndex: true },
  '/admin/event-suggestions': {
    samples: () => ['/admin/event-suggestions', '/admin/event-suggestions?status=rejected'],
  },
}
