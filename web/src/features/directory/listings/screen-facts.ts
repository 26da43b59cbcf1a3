import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/directory': {
    description: 'Car audio shops, installers, and makers: opening hours, services, brands, and reviews.',
    data: () => import('./api/listings-data.ts'),
    samples: () => [
      '/directory',
      '/directory?state=TX',
      '/directory?near=75201&miles=25&open=now',
      '/directory?q=nothing-at-all',
      '/directory?view=map',
    ],
  },
  // The ids of businesses depend on who listed them. Their tests look at one.
  '/directory/:listingId': {
    data: () => import('./api/listing-data.ts'),
    samples: () => [],
  },
  '/directory/add': {
    description: 'List your car audio business, or suggest a shop, an installer, or a builder that you know.',
    startsAtOnce: true,
    samples: () => ['/directory/add', '/directory/add?form=suggest'],
  },
  '/directory/pending': { noIndex: true, startsAtOnce: true },
  // The ids of listings depend on who made them. Their tests look at one.
  '/directory/edit/:listingId': { samples: () => [] },
  '/my-listings': {
    samples: () => ['/my-listings', '/my-listings?status=draft', '/my-listings?tab=marketplace'],
  },
  '/admin/directory-manager': {
    samples: () => [
      '/admin/directory-manager',
      '/admin/directory-manager?tab=listings',
      '/admin/directory-manager?tab=reports',
      '/admin/directory-manager?tab=marketplace',
    ],
  },
  '/admin/directory-manager/:listingId': { samples: () => [] },
}
