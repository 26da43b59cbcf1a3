import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { listMembershipRules, updateMembershipRules } from './contract.ts'

export const routes = {
  admin: { listMembershipRules, updateMembershipRules },
} as const satisfies NounRoutes
