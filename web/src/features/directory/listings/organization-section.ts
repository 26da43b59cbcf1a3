import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** The businesses of an organization. */
export const organizationSection: OrganizationSection = {
  order: 40,
  load: async () => {
    const [{ OrganizationListings: Section }, { firstOrganizationListingsQuery }] = await Promise.all([
      import('./components/organization-listings.tsx'),
      import('./api/organization-listings-query.ts'),
    ])
    return { Section, queries: ({ id }) => [firstOrganizationListingsQuery(id)] }
  },
}
