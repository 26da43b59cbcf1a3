import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** Following an organization. What a member follows is their own, so the server reads nothing for it. */
export const organizationSection: OrganizationSection = {
  order: 5,
  load: async () => ({
    Section: (await import('./components/follow-organization.tsx')).FollowOrganization,
    queries: () => [],
  }),
}
