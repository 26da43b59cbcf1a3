import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { addStaff, answerStaffInvitation, listStaff, removeStaff } from './contract.ts'

export const routes = {
  events: { listStaff, addStaff, answerStaffInvitation, removeStaff },
} as const satisfies NounRoutes
