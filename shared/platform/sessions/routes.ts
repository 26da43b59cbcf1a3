import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  endOtherSessions,
  endSession,
  listSessions,
  renewSession,
  signOut,
  touchSession,
} from './contract.ts'

export const routes = {
  accounts: { touchSession, renewSession, listSessions, endSession, endOtherSessions, signOut },
} as const satisfies NounRoutes
