import { queryOptions } from '@tanstack/react-query'
import { getOwnTeam } from '#shared/community/teams/contract.ts'
import { listTeamPeople } from '#shared/community/teams/members-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { call } from '#web/lib/call.ts'

/** The member's role in a team. */
export const ownTeamQuery = (teamId: Team['id']) =>
  queryOptions({
    queryKey: ['team', teamId, 'own'],
    queryFn: ({ signal }) => call(getOwnTeam, { params: { teamId } }, { signal }),
  })

/** Everyone in a team, and the people who may join. */
export const teamPeopleQuery = (teamId: Team['id']) =>
  queryOptions({
    queryKey: ['team-people', teamId],
    queryFn: ({ signal }) => call(listTeamPeople, { params: { teamId } }, { signal }),
  })
