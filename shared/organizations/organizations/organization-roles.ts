import type { OrganizationRole } from './organization.ts'

/**
 * `profile`: text and logo. `events`: everything that the organization runs. `people`: who belongs to it, in which role.
 * `fate`: sending it in, taking it back, archiving it.
 */
export type OrganizationAction = 'profile' | 'events' | 'people' | 'fate'

const actionsOf: Record<OrganizationRole, readonly OrganizationAction[]> = {
  owner: ['profile', 'events', 'people', 'fate'],
  manager: ['profile', 'events'],
  editor: ['profile'],
}

/** Tells whether someone with a role, or without one, may do something for an organization. */
export const mayInOrganization = (role: OrganizationRole | undefined, action: OrganizationAction): boolean =>
  role !== undefined && actionsOf[role].includes(action)
