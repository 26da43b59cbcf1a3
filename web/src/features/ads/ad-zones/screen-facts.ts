import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/advertise': {
    description:
      'Advertise to people who build car audio: places, sizes, and prices, counted views only, and a refund for what is not delivered.',
    data: () => import('./api/rate-card-data.ts'),
  },
  '/advertise/book': {
    samples: () => ['/advertise/book', '/advertise/book?zone=side_box'],
  },
}
