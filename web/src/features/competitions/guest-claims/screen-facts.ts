import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/claim-result': { startsAtOnce: true, noIndex: true },
}
