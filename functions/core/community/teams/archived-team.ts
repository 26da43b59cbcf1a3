import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { teams } from './teams.ts'

export const archivedTeam = (team: Team, now: string): Team => ({
  ...team,
  status: 'archived',
  archivedAt: now,
  updatedAt: now,
  version: team.version + 1,
})

/**
 * Archives a team: no one can join it from here on. A consumer then releases the members, however many there
 * are.
 */
export const archive = (team: Team, archived: Team, now: string): Write[] => [
  teams.put(archived, { version: team.version }),
  announce('team.archived', { teamId: team.id }, now),
]
