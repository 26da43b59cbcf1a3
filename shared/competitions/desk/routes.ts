import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { giveCashBack } from './cash-back-contract.ts'
import {
  addWalkIn,
  cancelRegistration,
  exportEntries,
  getDesk,
  getSettlement,
  listMyDesks,
  listRegistrations,
  moveEntry,
  reissueTicket,
  takeCash,
  waiveFee,
} from './contract.ts'
import { checkIn, getRoster, listScans, undoCheckIn } from './gate-contract.ts'

export const routes = {
  events: {
    listMyDesks,
    getDesk,
    listRegistrations,
    addWalkIn,
    getRoster,
    takeCash,
    giveCashBack,
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
