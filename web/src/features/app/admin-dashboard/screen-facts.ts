import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin': {
    // The same screen under another address.
    samples: () => [],
  },
}
