import type { Organization, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import {
  mayInOrganization,
  type OrganizationAction,
} from '#shared/organizations/organizations/organization-roles.ts'
import { organizationPeople } from './organization-people.ts'
import { organizations } from './organizations.ts'

/** An organization as it is now. */
export async function findOrganization(id: string): Promise<Organization> {
  const organization = await organizations.get({ id }, { consistent: true })
  if (!organization) throw organizationRefusal.notFound()
  return organization
}

/** What someone is in an organization now. */
export const personIn = (organizationId: string, userId: string): Promise<OrganizationPerson | undefined> =>
  organizationPeople.get({ organizationId, userId }, { consistent: true })

/**
 * An organization and what the caller is in it. Those who are not in it read that there is none; those whose role does
 * not include the action read that.
 */
export async function requireAction(
  id: string,
  userId: string,
  action: OrganizationAction,
): Promise<{ organization: Organization; me: OrganizationPerson }> {
  const [organization, me] = await Promise.all([findOrganization(id), personIn(id, userId)])
  if (!me) throw organizationRefusal.notFound()
  if (!mayInOrganization(me.role, action)) throw organizationRefusal.role()
  return { organization, me }
}

/** Tells whether someone may run what an organization holds: its events, its teams, its leagues. */
export async function managesFor(organizationId: string | undefined, userId: string): Promise<boolean> {
  if (!organizationId) return false
  return mayInOrganization((await personIn(organizationId, userId))?.role, 'events')
}
