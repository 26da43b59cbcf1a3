import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { addStaff, answerStaffInvitation, listStaff, removeStaff } from './contract.ts'
import { listHelpedEvents } from './helping-contract.ts'

export const routes = {
  events: { listHelpedEvents, listStaff, addStaff, answerStaffInvitation, removeStaff },
} as const satisfies NounRoutes
