import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import { getCalendarAddress, getOwnCalendar, renewOwnCalendar } from './calendar-contract.ts'
import {
  acceptPlaceOffer,
  changeRegistration,
  declinePlaceOffer,
  handOverRegistration,
  withdrawRegistration,
} from './changes-contract.ts'
import {
  enterEvent,
  getMyRegistration,
  listEntrants,
  listMyRegistrations,
  payRegistration,
  previewEntry,
  settleRegistration,
} from './contract.ts'

export const routes = {
  events: {
    previewEntry,
    enterEvent,
    getMyRegistration,
    listEntrants,
    listMyRegistrations,
    payRegistration,
    settleRegistration,
    changeRegistration,
    withdrawRegistration,
    handOverRegistration,
    acceptPlaceOffer,
    declinePlaceOffer,
    getOwnCalendar,
    getCalendarAddress,
    renewOwnCalendar,
  },
} as const satisfies NounRoutes
