import type { Write } from '#core/platform/db/write.ts'
import type { Organization, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { takesOver } from '#shared/organizations/organizations/public-organization.ts'
import { findOrganization, requireAction } from './find-organization.ts'
import { organizationPeople } from './organization-people.ts'
import { organizations } from './organizations.ts'

type TakingOver = {
  organization: Organization
  /** What is given to it is given only while it takes over, and while the giver runs it. */
  unchanged: Write[]
}

/** An organization that someone who runs it may give something to. */
export async function requireTakingOver(
  id: string,
  userId: string,
): Promise<TakingOver & { me: OrganizationPerson }> {
  const { organization, me } = await requireAction(id, userId, 'events')
  const { unchanged } = taking(organization)
  return {
    organization,
    me,
    unchanged: [...unchanged, organizationPeople.check(me, { version: me.version })],
  }
}

/** An organization that administrators may give something to. */
export const requireTaker = async (id: string): Promise<TakingOver> => taking(await findOrganization(id))

function taking(organization: Organization): TakingOver {
  const { status, version } = organization
  if (!takesOver(organization)) {
    if (status === 'suspended') throw organizationRefusal.suspended()
    if (status === 'archived') throw organizationRefusal.archived()
    // One that was removed from the site is no more to be found than a draft.
    throw status === 'active' ? organizationRefusal.notFound() : organizationRefusal.notActive()
  }
  return { organization, unchanged: [organizations.check(organization, { version })] }
}
