import type { NounRoutes } from '#shared/platform/http/noun-routes.ts'
import {
  addPaymentMethod,
  createSetupIntent,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from './contract.ts'

export const routes = {
  billing: { createSetupIntent, addPaymentMethod, removePaymentMethod, setDefaultPaymentMethod },
} as const satisfies NounRoutes
