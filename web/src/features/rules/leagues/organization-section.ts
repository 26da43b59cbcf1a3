import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** The leagues of an organization. */
export const organizationSection: OrganizationSection = {
  order: 20,
  load: async () => {
    const [{ OrganizationLeagues: Section }, { firstOrganizationLeaguesQuery }] = await Promise.all([
      import('./public/organization-leagues.tsx'),
      import('./api/organization-leagues-query.ts'),
    ])
    return { Section, queries: ({ id }) => [firstOrganizationLeaguesQuery(id)] }
  },
}
