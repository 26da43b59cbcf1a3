import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/my-results': { samples: () => ['/my-results', '/my-results?status=verified'] },
  '/admin/competition-results': {
    samples: () => [
      '/admin/competition-results',
      ...['classes', 'verified', 'changes', 'guests'].map((tab) => `/admin/competition-results?tab=${tab}`),
    ],
  },
}
