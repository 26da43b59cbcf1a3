import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  // Event ids depend on when the demo began. The tests of the desk look at one.
  '/events/:eventId/desk': { samples: () => [] },
}
