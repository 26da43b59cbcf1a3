import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/': {
    description:
      'The home of the car-audio community: competitors, shops, brands, and clubs with their own pages, directories to find them in, and a tool to tune a box with.',
    data: () => import('./api/home-data.ts'),
  },
}
