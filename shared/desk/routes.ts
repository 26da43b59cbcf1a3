import type { NounRoutes } from '#shared/http/noun-routes.ts'
import {
  addWalkIn,
  cancelRegistration,
  checkIn,
  exportEntries,
  getDesk,
  getRoster,
  getSettlement,
  listRegistrations,
  listScans,
  moveEntry,
  reissueTicket,
  takeCash,
  undoCheckIn,
  waiveFee,
} from './contract.ts'

export const routes = {
  events: {
    getDesk,
    listRegistrations,
    addWalkIn,
    getRoster,
    takeCash,
    waiveFee,
    moveEntry,
    cancelRegistration,
    reissueTicket,
    checkIn,
    undoCheckIn,
    listScans,
    exportEntries,
    getSettlement,
  },
} as const satisfies NounRoutes
