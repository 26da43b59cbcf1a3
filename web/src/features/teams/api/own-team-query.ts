import { queryOptions } from '@tanstack/react-query'
import { getOwnTeam } from '#shared/teams/contract.ts'
import { listTeamPeople } from '#shared/teams/members-contract.ts'
import type { Team } from '#shared/teams/team.ts'
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
