import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/unsubscribe/:token': { startsAtOnce: true, noIndex: true, samples: () => ['/unsubscribe/cut-off'] },
}
