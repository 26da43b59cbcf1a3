import { organizations } from '#core/organizations/organizations/organizations.ts'
import { projections } from '#core/organizations/organizations/projections.ts'
import { commit } from '#core/platform/db/commit.ts'
import { follow } from '#core/platform/projections/follow.ts'
import { platformOrganizationId } from '#shared/organizations/organizations/organization.ts'
import { platformOrganization } from './platform-organization.ts'

/** Gives a table the platform’s own organization, also one from before there were any. One that is there is left alone. */
export async function fillOrganizations(now: string): Promise<{ filled: boolean }> {
  if (await organizations.get({ id: platformOrganizationId }, { consistent: true })) return { filled: false }
  const organization = platformOrganization(now)
  await commit(organizations.put(organization, { absent: true }))
  // The search finds it, whenever the reader of the stream begins.
  await follow(projections, { after: organizations.item(organization) })
  return { filled: true }
}
