import { archiveTeam, setTeamOrganization } from '#shared/community/teams/contract.ts'
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
import { command } from '#web/features/platform/forms/command.ts'

const changes = [['teams'], ['team-people']]

/** Leaving keeps the people of the team as they are: someone who has left may not read them. */
const leaving = [['teams']]

export const useLeave = command(leaveTeam, { changes: leaving })
export const useArchive = command(archiveTeam, { changes: leaving })
/** An owner of the organization who lets a team go may no longer read its people. */
export const useSetOrganization = command(setTeamOrganization, { changes: leaving })
/** Joins a team, or asks to. */
export const useJoin = command(requestToJoin, { changes })
export const useInvite = command(inviteToTeam, { changes })
export const useAnswerInvite = command(answerTeamInvite, { changes })
export const useAnswerRequest = command(answerJoinRequest, { changes })
export const useChangeRole = command(changeTeamRole, { changes })
export const useRemove = command(removeTeamMember, { changes })
export const useHandOver = command(handOverTeam, { changes })
