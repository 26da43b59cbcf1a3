import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { findOrganization } from './find-organization.ts'

/** Throws where an organization has no page: neither has what belongs to it a list there. */
export async function requirePage(organizationId: string): Promise<void> {
  if (!hasPage(await findOrganization(organizationId))) throw organizationRefusal.notFound()
}
