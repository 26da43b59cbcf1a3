import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { listAllTeams, updateTeamAsAdmin } from './admin-contract.ts'
import {
  archiveTeam,
  createTeam,
  getOwnTeam,
  getTeam,
  listMyTeams,
  listTeams,
  updateTeam,
} from './contract.ts'
import {
  answerJoinRequest,
  answerTeamInvite,
  changeTeamRole,
  handOverTeam,
  inviteToTeam,
  leaveTeam,
  listTeamPeople,
  removeTeamMember,
  requestToJoin,
} from './members-contract.ts'

export const routes = {
  leagues: {
    listTeams,
    listMyTeams,
    getTeam,
    getOwnTeam,
    createTeam,
    updateTeam,
    archiveTeam,
    listTeamPeople,
    inviteToTeam,
    answerTeamInvite,
    requestToJoin,
    answerJoinRequest,
    changeTeamRole,
    removeTeamMember,
    leaveTeam,
    handOverTeam,
    listAllTeams,
    updateTeamAsAdmin,
  },
} as const satisfies NounRoutes
