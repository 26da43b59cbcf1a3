import type { UseMutationResult } from '@tanstack/react-query'
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
import type { Team, TeamRole } from '#shared/community/teams/team.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useRefreshTeams } from './use-refresh-teams.ts'

type Id = Team['id']

/** A write about a team, after which everything about teams is read again. */
function useTeamCommand<Input, Answer>(
  send: (input: Input, idempotencyKey: string) => Promise<Answer>,
  how?: { leaving: boolean },
): UseMutationResult<Answer, Error, Input> {
  const refresh = useRefreshTeams(how)
  return useCommand({ send, onDone: refresh, onStale: refresh })
}

export const useJoin = () =>
  useTeamCommand(({ teamId, note }: { teamId: Id; note?: string }, idempotencyKey) =>
    call(requestToJoin, { params: { teamId }, body: { ...(note && { note }) } }, { idempotencyKey }),
  )

export const useAnswerInvite = () =>
  useTeamCommand(({ teamId, accepts }: { teamId: Id; accepts: boolean }, idempotencyKey) =>
    call(answerTeamInvite, { params: { teamId }, body: { accepts } }, { idempotencyKey }),
  )

export const useLeave = () =>
  useTeamCommand(
    (teamId: Id, idempotencyKey) => call(leaveTeam, { params: { teamId } }, { idempotencyKey }),
    { leaving: true },
  )

export const useArchive = () =>
  useTeamCommand(
    (teamId: Id, idempotencyKey) => call(archiveTeam, { params: { teamId } }, { idempotencyKey }),
    { leaving: true },
  )

export const useInvite = (teamId: Id) =>
  useTeamCommand((body: { email: string; note?: string | undefined }, idempotencyKey) =>
    call(inviteToTeam, { params: { teamId }, body }, { idempotencyKey }),
  )

type OfPerson = { teamId: Id; memberId: string }

export const useAnswerRequest = () =>
  useTeamCommand(({ accepts, ...params }: OfPerson & { accepts: boolean }, idempotencyKey) =>
    call(answerJoinRequest, { params, body: { accepts } }, { idempotencyKey }),
  )

export const useChangeRole = () =>
  useTeamCommand(({ role, ...params }: OfPerson & { role: Exclude<TeamRole, 'owner'> }, idempotencyKey) =>
    call(changeTeamRole, { params, body: { role } }, { idempotencyKey }),
  )

export const useRemove = () =>
  useTeamCommand((params: OfPerson, idempotencyKey) => call(removeTeamMember, { params }, { idempotencyKey }))

export const useHandOver = () =>
  useTeamCommand(({ teamId, memberId }: OfPerson, idempotencyKey) =>
    call(handOverTeam, { params: { teamId }, body: { memberId } }, { idempotencyKey }),
  )
