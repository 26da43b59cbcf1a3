import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  inviteUser,
  listInvitations,
  lookUpInvitation,
  resendInvitation,
  revokeInvitation,
} from './contract.ts'

export const routes = {
  accounts: { lookUpInvitation },
  admin: { listInvitations, inviteUser, resendInvitation, revokeInvitation },
} as const satisfies NounRoutes
