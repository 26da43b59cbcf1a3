import type { ScreenFacts } from '#web/app/screen.ts'

// What can be claimed depends on who listed it.
export const screenFacts: ScreenFacts = {
  '/claim-organization/:organizationId': {
    data: () => import('./api/claim-organization-data.ts'),
    samples: () => [],
  },
  '/directory/:listingId/claim': {
    data: () => import('./api/claim-listing-data.ts'),
    samples: () => [],
  },
  '/directory/claims/:claimId': { samples: () => [] },
}
