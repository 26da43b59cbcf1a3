import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/pricing': {
    description:
      'Joining is free. See what the Competitor, Pro Competitor, Retailer, Manufacturer, and Organization memberships include, and what they cost per month and per year.',
    data: () => import('./api/pricing-data.ts'),
    samples: () => ['/pricing?google_blocked=true'],
  },
  '/business-features': {
    description:
      'For car-audio shops and brands: a listing in the business directory, a public profile, visits and leads, and what it costs per month and per year.',
    data: () => import('./api/business-data.ts'),
  },
  '/organization-features': {
    description:
      'For clubs, leagues, and promoters: a page with your people and your events, roles for those who run them, and what it costs per month and per year.',
    data: () => import('./api/organization-data.ts'),
  },
}
