import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/marketplace/sales': { samples: () => ['/marketplace/sales', '/marketplace/sales?tab=sold'] },
}
