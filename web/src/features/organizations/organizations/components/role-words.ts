import type { OrganizationRole } from '#shared/organizations/organizations/organization.ts'

/** A role as someone has it: "You are a manager." */
export const asRole: Record<OrganizationRole, string> = {
  owner: 'an owner',
  manager: 'a manager',
  editor: 'an editor',
}

/** What a role lets people do. */
export const roleHints: Record<OrganizationRole, string> = {
  owner: 'Owners manage its people, run its events, teams, and leagues, and edit its page.',
  manager: 'Managers run its events, teams, and leagues, and edit its page.',
  editor: 'Editors edit its page.',
}
