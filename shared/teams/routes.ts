import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { listAllTeams, updateTeamAsAdmin } from './admin-contract.ts'
import {
  answerJoinRequest,
  answerTeamInvite,
  archiveTeam,
  changeTeamRole,
  createTeam,
  getOwnTeam,
  getTeam,
  handOverTeam,
  inviteToTeam,
  leaveTeam,
  listMyTeams,
  listTeamPeople,
  listTeams,
  removeTeamMember,
  requestToJoin,
  updateTeam,
} from './contract.ts'

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
