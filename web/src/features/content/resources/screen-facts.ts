import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/resources': {
    description: 'Guides, tools, rulebooks and terms for car audio: what to read and use, for every level.',
    data: () => import('./api/resources-data.ts'),
    samples: () => ['/resources', '/resources?level=beginner', '/resources?q=nothing-at-all'],
  },
  '/admin/resources': {
    samples: () => ['/admin/resources', '/admin/resources?status=retired'],
  },
}
