import { cmsPagePath } from '#shared/cms-pages/cms-page.ts'
import { startingPages } from '#shared/cms-pages/starting-pages.ts'
import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/pages/:slug': {
    data: () => import('./api/cms-page-data.ts'),
    sitemap: () => [...startingPages.keys()].map(cmsPagePath),
    samples: () => ['/pages/refund-policy'],
  },
  '/admin/cms-pages': {
    samples: () => ['/admin/cms-pages', '/admin/cms-pages?status=draft&q=nothing-at-all'],
  },
  '/admin/cms-pages/:pageId': { samples: () => [] },
}
