import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** The events of an organization: those to come first. */
export const organizationSection: OrganizationSection = {
  order: 10,
  load: () => import('./components/organization-events.tsx'),
}
