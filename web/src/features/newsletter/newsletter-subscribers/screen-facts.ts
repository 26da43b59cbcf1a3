import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/admin/newsletter': {
    samples: () => [
      '/admin/newsletter',
      ...['audience', 'templates', 'suppression', 'settings'].map((tab) => `/admin/newsletter?tab=${tab}`),
    ],
  },
  '/newsletter/confirm/:token': {
    startsAtOnce: true,
    noIndex: true,
    samples: () => ['/newsletter/confirm/cut-off'],
  },
  '/newsletter/unsubscribe/:token': {
    startsAtOnce: true,
    noIndex: true,
    samples: () => ['/newsletter/unsubscribe/cut-off'],
  },
}
