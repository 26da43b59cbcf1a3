import { getMany } from '#core/platform/db/get-many.ts'
import type { NamedOrganization } from '#shared/organizations/organizations/named-organization.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { hasPage } from '#shared/organizations/organizations/public-organization.ts'
import { organizations } from './organizations.ts'

/** An organization as what belongs to it names it. What an administrator took off the site is not named. */
export function namedOrganization(organization: Organization | undefined): NamedOrganization | undefined {
  if (!organization || organization.removed) return undefined
  const { id, name, logoUrl, status } = organization
  return {
    id,
    name,
    ...(logoUrl && { logoUrl }),
    hasPage: hasPage(organization),
    isSuspended: status === 'suspended',
  }
}

/** The organizations with these ids, each by its id; those that are gone are left out. */
export async function organizationsById(
  ids: readonly (string | undefined)[],
): Promise<Map<string, Organization>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  const rows = await getMany(wanted.map((id) => organizations.key({ id })))
  return new Map(rows.map(organizations.read).map((organization) => [organization.id, organization]))
}
