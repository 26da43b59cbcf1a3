import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/my-results': { samples: () => ['/my-results', '/my-results?status=verified'] },
  '/admin/competition-results': {},
}
