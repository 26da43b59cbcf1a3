import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/search': {
    description: 'Search Boxrise for members, memberships, guides and answers.',
    data: () => import('./api/search-data.ts'),
    noIndex: true,
    samples: () => [
      '/search',
      '/search?q=retailer',
      '/search?q=member&type=content',
      '/search?q=nothing-at-all',
    ],
  },
  '/admin/search-report': { samples: () => ['/admin/search-report', '/admin/search-report?days=7'] },
}
