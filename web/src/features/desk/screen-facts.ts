import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  // Ids of events follow from when the demo began; the journey of the desk looks at one.
  '/events/:eventId/desk': { samples: () => [] },
}
