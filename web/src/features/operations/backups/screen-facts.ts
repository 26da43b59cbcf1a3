import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/backup': {
    samples: () => ['/admin/backup'],
  },
}
