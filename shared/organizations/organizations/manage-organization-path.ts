import { organizationPath } from './named-organization.ts'

/** The screen where its people run an organization. */
export const manageOrganizationPath = (organizationId: string): string =>
  `${organizationPath(organizationId)}/manage`
