import type { ScreenFacts } from '#web/app/screen.ts'

export const screenFacts: ScreenFacts = {
  '/organizations': {
    description: 'Car audio clubs, promoters, and sanctioning bodies: who they are and how to reach them.',
    data: () => import('./api/organizations-data.ts'),
    samples: () => ['/organizations', '/organizations?type=club', '/organizations?q=nothing-at-all'],
  },
  // The ids of organizations depend on who made them. Their tests look at one.
  '/organizations/:organizationId': {
    data: () => import('./api/organization-data.ts'),
    samples: () => [],
  },
  '/organizations/:organizationId/manage': { samples: () => [] },
  '/admin/organizations': {
    samples: () => ['/admin/organizations', '/admin/organizations?status=archived'],
  },
  '/admin/organizations/:organizationId': { samples: () => [] },
}
