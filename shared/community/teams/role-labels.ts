import type { TeamJoining, TeamRole } from './team.ts'

export const roleLabels: Record<TeamRole, string> = {
  owner: 'Owner',
  co_owner: 'Co-owner',
  moderator: 'Moderator',
  member: 'Member',
}

export const joiningLabels: Record<TeamJoining, string> = {
  open: 'Anyone can join',
  approval: 'Ask to join',
  invite: 'By invitation',
}
