import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** The teams of an organization. */
export const organizationSection: OrganizationSection = {
  order: 30,
  load: async () => {
    const [{ OrganizationTeams: Section }, { firstOrganizationTeamsQuery }] = await Promise.all([
      import('./components/organization-teams.tsx'),
      import('./api/organization-teams-query.ts'),
    ])
    return { Section, queries: ({ id }) => [firstOrganizationTeamsQuery(id)] }
  },
}
