/** The screen where administrators decide about an organization. */
export const adminOrganizationPath = (organizationId: string): string =>
  `/admin/organizations/${organizationId}`
