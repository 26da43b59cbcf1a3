import type { Organization } from '#shared/organizations/organizations/organization.ts'

const mostInName = 60

/** The name of an organization as the sender of a mail. */
export const nameInMails = ({ name }: Pick<Organization, 'name'>): string =>
  name.length > mostInName ? `${name.slice(0, mostInName - 1).trim()}…` : name
