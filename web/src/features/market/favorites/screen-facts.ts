import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/marketplace/saved': { samples: () => ['/marketplace/saved', '/marketplace/saved?tab=searches'] },
}
