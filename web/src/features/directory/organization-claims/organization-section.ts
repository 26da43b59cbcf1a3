import type { OrganizationSection } from '#web/features/organizations/organizations/components/organization-section.ts'

/** The way to claim an organization, or to say that its owner is the wrong one. */
export const organizationSection: OrganizationSection = {
  order: 90,
  load: async () => {
    const { ClaimLink: Section } = await import('./components/claim-link.tsx')
    return { Section, queries: () => [] }
  },
}
