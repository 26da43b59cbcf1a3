import type { OrganizationRole, OrganizationStatus, OrganizationType } from './organization.ts'

export const organizationTypes: Record<OrganizationType, string> = {
  platform: 'Platform',
  sanctioning_body: 'Sanctioning body',
  club: 'Club',
  promoter: 'Promoter',
  team_network: 'Team network',
  school: 'School',
  other: 'Other',
}

export const organizationRoles: Record<OrganizationRole, string> = {
  owner: 'Owner',
  manager: 'Manager',
  editor: 'Editor',
}

export const organizationStatuses: Record<OrganizationStatus, string> = {
  draft: 'Draft',
  pending: 'In review',
  active: 'Active',
  suspended: 'Suspended',
  archived: 'Archived',
}
