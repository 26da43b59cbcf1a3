import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/garage': { samples: () => ['/garage', '/garage?tab=driving', '/garage?tab=archived'] },
}
