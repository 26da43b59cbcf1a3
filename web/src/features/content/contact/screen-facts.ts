import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/contact': {
    description:
      'How to reach the people behind Boxrise, and what to include so that they can help right away.',
    data: () => import('./api/contact-data.ts'),
    startsAtOnce: true,
  },
  '/admin/contact-settings': {},
}
