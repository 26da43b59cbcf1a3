import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** The way to the desk of an organization. Only members ask it, so the server reads nothing for it. */
export const organizationSection: OrganizationSection = {
  order: 50,
  load: async () => ({
    Section: (await import('./components/organization-desk.tsx')).OrganizationDesk,
    queries: () => [],
  }),
}
