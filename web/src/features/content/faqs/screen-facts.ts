import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/faq': {
    description: 'How accounts and memberships work on Boxrise, and what car-audio terms mean.',
    data: () => import('./api/faq-data.ts'),
  },
}
