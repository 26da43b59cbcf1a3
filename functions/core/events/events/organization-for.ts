import { personIn, requireAction } from '#core/organizations/organizations/find-organization.ts'
import { organizationPeople } from '#core/organizations/organizations/organization-people.ts'
import { organizations } from '#core/organizations/organizations/organizations.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Organization, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { takesOver } from '#shared/organizations/organizations/public-organization.ts'

type Id = Organization['id']

/** Someone taken out in the same moment, or an organization suspended in it, gets no event. */
const heldBy = ({ id, version }: Organization, me: OrganizationPerson): Write[] => [
  organizationPeople.check(me, { version: me.version }),
  organizations.check({ id }, { version }),
]

/** An organization to which someone gives an event, and what must hold until then. */
export async function organizationFor(
  id: Id,
  userId: string,
): Promise<{ organization: Organization; held: Write[] }> {
  const { organization, me } = await requireAction(id, userId, 'events')
  if (!takesOver(organization)) throw refusedBy(organization)
  return { organization, held: heldBy(organization, me) }
}

/** The organization of an event that someone copies, where they may give it the copy; and what must hold until then. */
export async function organizationOfCopy(
  id: Id | undefined,
  userId: string,
): Promise<{ organizationId: Id | undefined; held: Write[] }> {
  const none = { organizationId: undefined, held: [] }
  if (!id) return none
  const [organization, me] = await Promise.all([
    organizations.get({ id }, { consistent: true }),
    personIn(id, userId),
  ])
  if (!organization || !me || !takesOver(organization) || !mayInOrganization(me.role, 'events')) return none
  return { organizationId: id, held: heldBy(organization, me) }
}

function refusedBy({ status }: Organization): Error {
  if (status === 'pending') return organizationRefusal.inReview()
  if (status === 'archived') return organizationRefusal.archived()
  return status === 'draft' ? organizationRefusal.notActive() : organizationRefusal.suspended()
}
