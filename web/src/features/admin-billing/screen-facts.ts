import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/billing': {
    samples: (idOf) => [
      '/admin/billing',
      '/admin/billing?tab=transactions',
      '/admin/billing?tab=transactions&type=payment&status=failed',
      '/admin/billing?tab=users',
      `/admin/billing?tab=users&filter=active&member=${idOf('pro@demo.test')}`,
    ],
  },
}
