import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { cancelDeletion, requestDeletion } from './contract.ts'

export const routes = {
  accounts: { requestDeletion, cancelDeletion },
} as const satisfies NounRoutes
