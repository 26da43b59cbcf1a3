import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/contact': {
    description:
      'How to reach the people behind Boxrise, and what to include so that they can help right away.',
    data: () => import('#web/features/content/contact/api/contact-data.ts'),
    startsAtOnce: true,
  },
  '/support': {
    description:
      'Ask the people behind Boxrise for help, with or without an account, and see when they answer.',
    data: () => import('./api/support-data.ts'),
    startsAtOnce: true,
  },
  '/support/success': {
    startsAtOnce: true,
    noIndex: true,
    samples: () => [
      '/support/success?next=verify',
      '/support/success?number=S-100042&by=2030-01-07T15:30:00.000Z&zone=America%2FChicago',
    ],
  },
  '/support/verify': { startsAtOnce: true, noIndex: true },
  '/dashboard/support': {
    samples: () => ['/dashboard/support', '/dashboard/support?tab=solved', '/dashboard/support?q=nothing'],
  },
  // The ids of requests depend on when they were made. Their tests look at one.
  '/dashboard/support/:requestId': { samples: () => [] },
  '/admin/support': { samples: () => ['/admin/support', '/admin/support?view=open'] },
  // The ids of requests depend on when they began. Their tests look at one.
  '/admin/support/tickets/:requestId': { samples: () => [] },
}
