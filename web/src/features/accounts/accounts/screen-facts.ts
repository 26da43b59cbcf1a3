import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/register': {
    description: 'Become a member: joining is free.',
    data: () => import('#web/features/accounts/memberships/api/plans-data.ts'),
    startsAtOnce: true,
    samples: () => ['/register?type=retailer'],
  },
  '/verify-email': {
    startsAtOnce: true,
    noIndex: true,
    samples: () => ['/verify-email?email=dana%40example.test'],
  },
  '/login': { startsAtOnce: true, noIndex: true },
  '/auth/google': { startsAtOnce: true, noIndex: true },
  '/forgot-password': { startsAtOnce: true, noIndex: true },
  '/reset-password': {
    startsAtOnce: true,
    noIndex: true,
    samples: () => ['/reset-password?email=dana%40example.test&code=123456', '/reset-password'],
  },
}
