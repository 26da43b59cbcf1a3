import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getMember, listMembers } from './contract.ts'

export const routes = {
  platform: { listMembers, getMember },
} as const satisfies NounRoutes
