import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/support/settings': {},
  '/admin/support/replies': {},
  '/admin/support/report': { samples: () => ['/admin/support/report', '/admin/support/report?days=90'] },
  '/organization/support': {
    samples: () => ['/organization/support', '/organization/support?tab=platform'],
  },
  // The ids of requests depend on when they were made. Their tests look at one.
  '/organization/support/:requestId': { samples: () => [] },
}
