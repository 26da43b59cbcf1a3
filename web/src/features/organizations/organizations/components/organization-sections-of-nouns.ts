// The parts that each noun brings to the page of an organization. Written by `npm run registries`.

export { organizationSection as sponsorships } from '#web/features/ads/sponsorships/organization-section.ts'
export { organizationSection as teams } from '#web/features/community/teams/organization-section.ts'
export { organizationSection as listings } from '#web/features/directory/listings/organization-section.ts'
export { organizationSection as organizationClaims } from '#web/features/directory/organization-claims/organization-section.ts'
export { organizationSection as events } from '#web/features/events/events/organization-section.ts'
export { organizationSection as organizationNews } from '#web/features/newsletter/organization-news/organization-section.ts'
export { organizationSection as leagues } from '#web/features/rules/leagues/organization-section.ts'
export { organizationSection as supportRequests } from '#web/features/support/support-requests/organization-section.ts'
