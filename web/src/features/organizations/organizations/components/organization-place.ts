import type { Organization } from '#shared/organizations/organizations/organization.ts'

/** The place of an organization, as precisely as it gives it. */
export const organizationPlace = ({ city, state }: Pick<Organization, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ')
