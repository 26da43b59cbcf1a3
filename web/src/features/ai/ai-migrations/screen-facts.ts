import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/ai-migration': {
    samples: () => ['/admin/ai-migration'],
  },
}
