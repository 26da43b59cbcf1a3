import type { NounRoutes } from '#shared/http/noun-routes.ts'
import { acceptPlaceOffer, declinePlaceOffer, withdrawRegistration } from './changes-contract.ts'
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
    withdrawRegistration,
    acceptPlaceOffer,
    declinePlaceOffer,
  },
} as const satisfies NounRoutes
