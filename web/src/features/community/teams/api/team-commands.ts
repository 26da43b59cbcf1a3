import { archiveTeam } from '#shared/community/teams/contract.ts'
import {
  answerJoinRequest,
  answerTeamInvite,
  changeTeamRole,
  handOverTeam,
  inviteToTeam,
  leaveTeam,
  removeTeamMember,
  requestToJoin,
} from '#shared/community/teams/members-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshTeams } from './use-refresh-teams.ts'

const changes = [['teams'], ['team-people']]

/** Leaving keeps the people of the team as they are: someone who has left may not read them. */
const leaving = [['teams']]

export const useLeave = command(leaveTeam, { changes: leaving })
export const useArchive = command(archiveTeam, { changes: leaving })
export const useAnswerInvite = command(answerTeamInvite, { changes })
export const useAnswerRequest = command(answerJoinRequest, { changes })
export const useChangeRole = command(changeTeamRole, { changes })
export const useRemove = command(removeTeamMember, { changes })
export const useHandOver = command(handOverTeam, { changes })

/** Joins a team, or asks to. */
export function useJoin(teamId: Team['id']) {
  const refresh = useRefreshTeams()
  return useCommand({
    send: ({ note }: { note?: string }, idempotencyKey) =>
      call(requestToJoin, { params: { teamId }, body: { ...(note && { note }) } }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}

export function useInvite(teamId: Team['id']) {
  const refresh = useRefreshTeams()
  return useCommand({
    send: (body: { email: string; note?: string | undefined }, idempotencyKey) =>
      call(inviteToTeam, { params: { teamId }, body }, { idempotencyKey }),
    onDone: refresh,
    onStale: refresh,
  })
}
