import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** The teams that an organization sponsors. */
export const organizationSection: OrganizationSection = {
  order: 45,
  load: () => import('./components/organization-teams.tsx'),
}
